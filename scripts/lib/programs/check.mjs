// `npm run check`: types, lint and tests of what has changed, in minutes. `npm run validate` and `npm test` check everything.
import { check } from '../check.mjs';
import { ensureInstalled } from '../install.mjs';
import { sentenceOf } from '../problem.mjs';
import { endRunning } from '../run.mjs';
import { onEnd } from '../signals.mjs';
import { createTerminal } from '../terminal.mjs';

const terminal = createTerminal();
onEnd((signal) => {
  endRunning(signal);
  process.exit(1);
});
try {
  await ensureInstalled(terminal);
  process.exitCode = await check(terminal, process.argv.slice(2));
} catch (error) {
  terminal.line(terminal.red(sentenceOf(error)));
  process.exitCode = 1;
}
