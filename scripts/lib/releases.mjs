import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';

/** The newest release whose contracts are kept. */
export function newestRelease(root = ROOT) {
  const versions = fs
    .readdirSync(path.join(root, 'contracts'))
    .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  if (versions.length === 0) throw new Problem('contracts/ has no release.');
  return versions.at(-1);
}

/** The commit of a release: that of its tag, else the one that has brought its contracts. */
export async function releaseCommit(version, cwd = ROOT) {
  const tagged = await run('git', ['rev-parse', '--verify', '--quiet', `v${version}^{commit}`], { cwd });
  if (tagged.code === 0) return tagged.output.trim();
  const file = `contracts/${version}/schema.graphql`;
  const added = await run('git', ['log', '--diff-filter=A', '--format=%H', '--', file], { cwd });
  const [commit] = added.output.trim().split('\n');
  if (added.code === 0 && commit) return commit;
  throw new Problem(`The commit of release ${version} is not there: is this a clone with its history?`);
}
