// `npm run decoders -- FILE`: unpacks an export (`wirefair.jsonl.gz`) with gzip, busybox, curl, Python, Perl, PHP, Ruby,
// Java and Go, where this machine has them, and compares each result with that of Node. It ends with code 1 where one differs.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { tryDecoders } from '../decoders.mjs';

const [file] = process.argv.slice(2);
if (!file || !fs.existsSync(file)) {
  console.error('Name the file of an export: npm run decoders -- wirefair.jsonl.gz');
  process.exit(1);
}
const expected = createHash('sha256')
  .update(gunzipSync(fs.readFileSync(file)))
  .digest('hex');
let [read, wrong] = [0, 0];
await tryDecoders(file, ({ name, lines, sha256, exitCode }) => {
  if (lines === undefined) return console.log(`–  ${name}: not on this machine`);
  const isRight = sha256 === expected && exitCode === 0;
  if (isRight) read += 1;
  else wrong += 1;
  console.log(`${isRight ? '✓' : '×'}  ${name}: ${lines} lines, code ${exitCode}`);
});
console.log(`${read} decoders read the whole file, ${wrong} did not.`);
process.exitCode = wrong > 0 || read === 0 ? 1 : 0;
