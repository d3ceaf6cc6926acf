// `npm run check`: types, lint and tests of what has changed, in minutes. `npm run validate` and `npm test` check everything.
import './lib/require-node.mjs';
import { check } from './lib/check.mjs';
import { sentenceOf } from './lib/problem.mjs';
import { endRunning } from './lib/run.mjs';
import { onEnd } from './lib/signals.mjs';
import { createTerminal } from './lib/terminal.mjs';

const terminal = createTerminal();
onEnd((signal) => {
  endRunning(signal);
  process.exit(1);
});
try {
  process.exitCode = await check(terminal, process.argv.slice(2));
} catch (error) {
  terminal.line(terminal.red(sentenceOf(error)));
  process.exitCode = 1;
}
