// `npm run validate`: every check that needs no running system. `-- --only lint,format` for some of them.
import { ensureInstalled } from '../install.mjs';
import { createTerminal } from '../terminal.mjs';
import { chosenChecks, validate } from '../validate.mjs';

const terminal = createTerminal();
await ensureInstalled(terminal);
const { failed, note } = await validate(terminal, chosenChecks(process.argv.slice(2)));
terminal.line(
  failed === 0 ? terminal.green('\nAll checks hold.') : terminal.red(`\n${failed} failed: ${note}`),
);
process.exitCode = failed === 0 ? 0 : 1;
