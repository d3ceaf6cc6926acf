// `npm run requirements`: what of docs/requirements.md is a tag of a test, by area.
//   -- --area DIR            only these areas
//   -- --check SHELL,DIR     ends with code 1 when an id of these areas is the tag of no test
// Ends with code 1 too when a test names more than five ids, or one in its title; each such test is named.
import fs from 'node:fs';
import path from 'node:path';
import { parseFlags } from './options.mjs';
import { ROOT } from './paths.mjs';
import { Problem, sentenceOf } from './problem.mjs';
import { compact, mistakesOf, readChecklist, testsIn } from './requirement-ids.mjs';
import { filesUnder } from './stamps.mjs';

// scripts/ is not among them: its tests play with ids without proving any.
const PLACES = ['backend', 'gateway', 'packages', 'web', 'e2e', 'bench', 'client'];
const TEST = /\.(test|spec)\.tsx?$/;

function chosenAreas(areas, text) {
  const names = text?.split(',') ?? [...areas.keys()];
  const unknown = names.find((name) => !areas.has(name));
  if (unknown !== undefined)
    throw new Problem(`There is no area ${unknown}: choose from ${[...areas.keys()].join(', ')}.`);
  return names;
}

/** Prints the areas; sets the exit code. */
function report() {
  const flags = parseFlags(process.argv.slice(2), { values: ['area', 'check'] });
  const areas = readChecklist(fs.readFileSync(path.join(ROOT, 'docs', 'requirements.md'), 'utf8'));
  const proven = new Set();
  const mistakes = [];
  for (const file of filesUnder(ROOT, PLACES).filter((name) => TEST.test(name))) {
    const tests = testsIn(fs.readFileSync(path.join(ROOT, file), 'utf8'), file);
    for (const id of tests.flatMap(({ ids }) => ids)) proven.add(id);
    mistakes.push(...mistakesOf(tests, file));
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
  for (const mistake of mistakes) console.error(mistake);
  if (mistakes.length > 0 || (flags.check !== undefined && open > 0)) process.exitCode = 1;
}

export function main() {
  try {
    report();
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}
