import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';

const execute = promisify(execFile);

/** The branches that a change is compared with when nobody names one; the first that exists counts. */
const MAIN = ['main', 'origin/main'];

/** What git answers; null where it refuses. */
const git = (root, ...args) =>
  execute('git', args, { cwd: root, maxBuffer: 100_000_000 }).then(
    ({ stdout }) => stdout,
    () => null,
  );

const namesIn = (output) => (output ?? '').split('\0').filter(Boolean);

async function baseOf(root, since) {
  const commit = async (ref) =>
    (await git(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`))?.trim();
  if (since !== undefined) {
    const named = await commit(since);
    if (!named) throw new Problem(`There is no commit ${since} to compare with.`);
    return named;
  }
  for (const branch of MAIN) {
    const shared = await git(root, 'merge-base', 'HEAD', branch);
    if (shared) return shared.trim();
  }
  return commit('HEAD');
}

/**
 * What has changed since a commit, committed or not, untracked files included, as paths relative to the root.
 * @param since the commit or branch; without it, where this branch left main, which on main itself is HEAD
 * @returns the commit, the files that are there and those that are gone
 */
export async function changedSince(since, root = ROOT) {
  const base = await baseOf(root, since);
  if (!base) throw new Problem('What has changed is told by git, and this folder is no git repository.');
  const tracked = (filter) =>
    git(root, 'diff', '--name-only', '--no-renames', '-z', `--diff-filter=${filter}`, base);
  const untracked = await git(root, 'ls-files', '--others', '--exclude-standard', '-z');
  const present = [...namesIn(await tracked('d')), ...namesIn(untracked)];
  return { base, present: [...new Set(present)].sort(), gone: namesIn(await tracked('D')) };
}
