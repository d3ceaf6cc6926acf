// `npm run licences`: writes NOTICE, the licences of all that the product contains.
//   -- --check    writes nothing; ends with code 1 where NOTICE is not what would be written
import fs from 'node:fs';
import path from 'node:path';
import { components, notice } from '../licences.mjs';
import { ROOT } from '../paths.mjs';
import { sentenceOf } from '../problem.mjs';

try {
  const file = path.join(ROOT, 'NOTICE');
  const text = notice(components());
  if (!process.argv.includes('--check')) fs.writeFileSync(file, text);
  else if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) {
    console.error('NOTICE is not up to date: npm run licences.');
    process.exitCode = 1;
  }
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
