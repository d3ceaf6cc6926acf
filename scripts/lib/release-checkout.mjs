import fs from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { newestRelease, releaseCommit } from './releases.mjs';
import { npm, run, tail } from './run.mjs';

async function succeed(running, what) {
  const { code, output } = await running;
  if (code === 0) return;
  throw Object.assign(new Problem(`${what} failed: the reason is above.`), { output: tail(output ?? '') });
}

/**
 * Takes the sources of the newest release into a folder and installs what they need.
 * @param folder which does not exist yet; `forgetCheckouts` makes git forget it when it has been removed
 * @returns its version
 */
export async function checkOutRelease(folder, terminal) {
  const version = newestRelease();
  const commit = await releaseCommit(version);
  await terminal.step(`Taking the release ${version} from ${commit.slice(0, 10)}`, () =>
    succeed(run('git', ['worktree', 'add', '--detach', folder, commit]), 'git worktree'),
  );
  await terminal.step('Installing what it needs', () =>
    succeed(npm(['ci', '--no-audit', '--no-fund', '--include=dev'], { cwd: folder }), 'npm ci'),
  );
  return version;
}

/** Builds what runs of a release that was checked out. */
export async function buildRelease(folder, terminal) {
  // Releases up to 0.4.0 have no service-kit.
  const names = ['packages/service-kit', 'backend', 'gateway', 'web'].filter((name) =>
    fs.existsSync(path.join(folder, name)),
  );
  for (const name of names)
    await terminal.step(`Building its ${name}`, () =>
      succeed(npm(['run', '--silent', 'build', '-w', name], { cwd: folder }), path.join(folder, name)),
    );
}

/** Makes git forget checkouts whose folders are gone. */
export const forgetCheckouts = () => run('git', ['worktree', 'prune']);
