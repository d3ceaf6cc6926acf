// `npm run retention`: what has been kept long enough; `-- --run` removes it. The program is the backend's own, which also
// runs in its image: `node backend/dist/retention-program.js`.
import path from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { ensureInstalled } from '../install.mjs';
import { serverEnvironment, startOptions } from '../options.mjs';
import { ROOT } from '../paths.mjs';
import { sentenceOf } from '../problem.mjs';
import { run } from '../run.mjs';
import { createTerminal } from '../terminal.mjs';

// What is on its way to people who read the table, not to programs that do.
const terminal = createTerminal(process.stderr);
// The program hears an interruption too, and ends between two batches.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

try {
  await ensureInstalled(terminal, 'system');
  await ensureBuilt(terminal, [], ['backend']);
  const program = path.join(ROOT, 'backend/dist/retention-program.js');
  const { code } = await run(process.execPath, [program, ...process.argv.slice(2)], {
    // As `npm start` starts the service, on the same data.
    env: serverEnvironment(startOptions([])),
    show: true,
  });
  process.exitCode = code ?? 1;
} catch (error) {
  terminal.line(terminal.red(sentenceOf(error)));
  process.exitCode = 1;
}
