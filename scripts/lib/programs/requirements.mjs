// `npm run requirements`: reads the sources of tests with the compiler, which has to be installed.
import { ensureInstalled } from '../install.mjs';
import { createTerminal } from '../terminal.mjs';

await ensureInstalled(createTerminal(process.stderr));
const { main } = await import('../requirements.mjs');
main();
