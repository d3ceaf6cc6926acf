// `npm run dev`: both servers and the site from their sources.
import { onSuitableNode } from './lib/suitable-node.mjs';

onSuitableNode(import.meta.url, () => import('./lib/programs/dev.mjs'));
