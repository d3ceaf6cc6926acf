// Builds the server whose folder npm runs it in: `dist` from `src`.
import { transpile } from '../transpile.mjs';

await transpile(process.cwd());
