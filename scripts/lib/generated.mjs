import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { filesUnder } from './stamps.mjs';

const GENERATED = [
  /^schema\.graphql$/,
  /^contracts\/(?:[a-z]+\.graphql|operations\.json)$/,
  /^backend\/openapi\.json$/,
  /\.generated\.[a-z]+$/,
  /^web\/src\/gql\//,
];
const PLACES = ['schema.graphql', 'contracts', 'backend', 'gateway', 'web', 'e2e', 'client'];

/** The checked-in generated files with a hash each. */
export function snapshotGenerated(root = ROOT) {
  const files = filesUnder(root, PLACES)
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => GENERATED.some((pattern) => pattern.test(file)));
  const digest = (file) =>
    crypto
      .createHash('sha1')
      .update(fs.readFileSync(path.join(root, file)))
      .digest('hex');
  return new Map(files.map((file) => [file, digest(file)]));
}

/** What differs now from the snapshot: changed, new and gone files. */
export function changedGenerated(before, root = ROOT) {
  const after = snapshotGenerated(root);
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((file) => before.get(file) !== after.get(file)).sort();
}
