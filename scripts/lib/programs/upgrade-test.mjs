// npm run upgrade-test: runs the newest release's own tests of its backend on the tables of this state, as backends of
// that release run on while an upgrade is under way, and after a way back.
//   npm run upgrade-test                 all of them, about as long as npm test -- backend
//   npm run upgrade-test -- booth pages  those whose file's path has one of the words
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../paths.mjs';
import { ensurePostgres } from '../postgres-binaries.mjs';
import { startCluster } from '../postgres-cluster.mjs';
import { sentenceOf } from '../problem.mjs';
import { checkOutRelease, forgetCheckouts } from '../release-checkout.mjs';
import { endRunning, run } from '../run.mjs';
import { onEnd } from '../signals.mjs';
import { createTerminal } from '../terminal.mjs';

/** Puts the migrations of this state in the place of the release's own. */
function replaceMigrations(folder) {
  const migrations = path.join(folder, 'backend', 'migrations');
  fs.rmSync(migrations, { recursive: true });
  fs.cpSync(path.join(ROOT, 'backend', 'migrations'), migrations, { recursive: true });
}

async function main(words) {
  const terminal = createTerminal();
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'wirefair-upgrade-'));
  const folder = path.join(parent, 'release');
  let cluster = null;
  onEnd(endRunning);
  try {
    const version = await checkOutRelease(folder, terminal);
    replaceMigrations(folder);
    const bin = await ensurePostgres(terminal);
    cluster = await terminal.step('Starting a throw-away PostgreSQL', () => startCluster(bin));
    terminal.line(`\n${terminal.bold(`── the backend of ${version} on these tables ──`)}`);
    const args = ['run', '--project', 'postgres', ...words];
    const vitest = path.join(folder, 'node_modules', 'vitest', 'vitest.mjs');
    const { code } = await run(process.execPath, [vitest, ...args], {
      cwd: path.join(folder, 'backend'),
      env: { ...process.env, TEST_DATABASE_URL: cluster.url },
      show: true,
    });
    process.exitCode = code === 0 ? 0 : 1;
  } catch (error) {
    if (error.output) terminal.line(terminal.dim(error.output));
    terminal.line(terminal.red(sentenceOf(error)));
    process.exitCode = 1;
  } finally {
    await cluster?.stop();
    fs.rmSync(parent, { recursive: true, force: true });
    await forgetCheckouts();
  }
}

await main(process.argv.slice(2));
