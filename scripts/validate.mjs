// `npm run validate`: every check that needs no running system. `-- --only lint,format` for some of them.
import './lib/require-node.mjs';
import { createTerminal } from './lib/terminal.mjs';
import { chosenChecks, validate } from './lib/validate.mjs';

const terminal = createTerminal();
const { failed, note } = await validate(terminal, chosenChecks(process.argv.slice(2)));
terminal.line(
  failed === 0 ? terminal.green('\nAll checks hold.') : terminal.red(`\n${failed} failed: ${note}`),
);
process.exitCode = failed === 0 ? 0 : 1;
