// `npm run requirements`: what of docs/requirements.md is named in the title of a test, by area.
//   -- --area DIR            only these areas
//   -- --check SHELL,DIR     ends with code 1 when an id of these areas is in no title
import fs from 'node:fs';
import path from 'node:path';
import { parseFlags } from './lib/options.mjs';
import { ROOT } from './lib/paths.mjs';
import { Problem, sentenceOf } from './lib/problem.mjs';
import { compact, idsInTitles, readChecklist } from './lib/requirement-ids.mjs';
import { filesUnder } from './lib/stamps.mjs';

// scripts/ is not among them: its tests play with ids without proving any.
const PLACES = ['backend', 'gateway', 'web', 'e2e', 'bench'];
const TEST = /\.(test|spec)\.tsx?$/;

function chosenAreas(areas, text) {
  const names = text?.split(',') ?? [...areas.keys()];
  const unknown = names.find((name) => !areas.has(name));
  if (unknown !== undefined)
    throw new Problem(`There is no area ${unknown}: choose from ${[...areas.keys()].join(', ')}.`);
  return names;
}

function main() {
  const flags = parseFlags(process.argv.slice(2), { values: ['area', 'check'] });
  const areas = readChecklist(fs.readFileSync(path.join(ROOT, 'docs', 'requirements.md'), 'utf8'));
  const known = new Set([...areas.values()].flat());
  const proven = new Set();
  for (const file of filesUnder(ROOT, PLACES).filter((name) => TEST.test(name))) {
    for (const id of idsInTitles(fs.readFileSync(path.join(ROOT, file), 'utf8'), file)) {
      if (known.has(id)) proven.add(id);
      else if (areas.has(id.split('-')[0]))
        console.log(`${file} names ${id}, which the checklist does not have.`);
    }
  }

  let open = 0;
  for (const area of chosenAreas(areas, flags.check ?? flags.area)) {
    const ids = areas.get(area);
    const missing = ids.filter((id) => !proven.has(id));
    open += missing.length;
    console.log(
      `${area.padEnd(9)} ${String(ids.length - missing.length).padStart(3)} of ${String(ids.length).padStart(3)} proven`,
    );
    if (missing.length > 0) console.log(`          not: ${compact(missing)}`);
  }
  if (flags.check !== undefined && open > 0) process.exitCode = 1;
}

try {
  main();
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
