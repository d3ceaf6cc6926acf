import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './paths.mjs';
import { sentenceOf } from './problem.mjs';
import { npm, run } from './run.mjs';
import { createTerminal } from './terminal.mjs';

/**
 * Runs a program of the backend with the data folder of `npm start`. It is built where there is no build at all and not
 * anew otherwise: a backup is made by the release that runs.
 */
export async function main([program, ...options] = process.argv.slice(2)) {
  const terminal = createTerminal();
  try {
    const file = path.join(ROOT, 'backend/dist', `${program}.js`);
    if (!fs.existsSync(file)) {
      await ensureInstalled(terminal, 'system');
      await terminal.step('Building the REST service', () =>
        npm(['run', '--silent', 'build', '-w', 'packages/service-kit', '-w', 'backend']),
      );
    }
    const env = { ...process.env, DATA_DIR: path.resolve(ROOT, process.env.DATA_DIR || '.data') };
    const { code } = await run(process.execPath, [file, ...options], { env, show: true });
    process.exitCode = code ?? 1;
  } catch (error) {
    terminal.line(terminal.red(sentenceOf(error)));
    process.exitCode = 1;
  }
}
