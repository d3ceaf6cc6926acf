// `npm run release -- 0.2.0`: keeps the contracts as they are now, to compare later ones with. It changes nothing else:
// the version in package.json and CHANGELOG.md are written by whoever releases.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.mjs';

const SITE = path.join(ROOT, 'web/src');

/** What is compared with later ones. */
const CONTRACTS = [
  'schema.graphql',
  'contracts/partner.graphql',
  'contracts/console.graphql',
  'contracts/demo.graphql',
  'backend/openapi.json',
];

/** Directives for the cache of the browser, which takes them out of what it sends. */
const OF_THE_CACHE = / @unmask\b/g;

/** Every operation and fragment of the site, in the order of their files. */
function operations() {
  return fs
    .readdirSync(SITE, { recursive: true })
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => fs.readFileSync(path.join(SITE, file), 'utf8').trim())
    .join('\n\n')
    .replaceAll(OF_THE_CACHE, '');
}

/** The queries of the partners' reference: one for each field that they can ask for. */
function partnerOperations() {
  const types = JSON.parse(
    fs.readFileSync(path.join(SITE, 'features/developers/reference.generated.json'), 'utf8'),
  );
  return types.flatMap(({ fields }) => fields.flatMap(({ example }) => example ?? [])).join('\n\n');
}

/** The migrations of the database by their names, each with the SHA-256 of its file: later ones only expand. */
function migrations() {
  const folder = path.join(ROOT, 'backend/migrations');
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const hashOf = (file) =>
    crypto
      .createHash('sha256')
      .update(fs.readFileSync(path.join(folder, file)))
      .digest('hex');
  return Object.fromEntries(files.sort().map((file) => [path.basename(file, '.sql'), hashOf(file)]));
}

const [version = ''] = process.argv.slice(2);
const folder = path.join(ROOT, 'contracts', version);
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  console.error('Name the version, like 0.2.0.');
  process.exitCode = 1;
} else if (fs.existsSync(folder)) {
  console.error(`contracts/${version} is there already: a release is not changed afterwards.`);
  process.exitCode = 1;
} else {
  fs.mkdirSync(folder, { recursive: true });
  for (const file of CONTRACTS)
    fs.copyFileSync(path.join(ROOT, file), path.join(folder, path.basename(file)));
  fs.writeFileSync(path.join(folder, 'operations.graphql'), `${operations()}\n`);
  fs.writeFileSync(path.join(folder, 'partner-operations.graphql'), `${partnerOperations()}\n`);
  fs.writeFileSync(path.join(folder, 'migrations.json'), `${JSON.stringify(migrations(), null, 2)}\n`);
  console.log(`contracts/${version} holds the contracts of this state.`);
}
