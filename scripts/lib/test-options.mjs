import path from 'node:path';
import { parseFlags } from './options.mjs';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';
import { filesUnder } from './stamps.mjs';
import { RUNS } from './vitest-runs.mjs';

export const PARTS = ['validate', ...RUNS];

/** The parts whose tests have the ids of requirements as tags. */
const TAGGED = ['backend', 'gateway', 'web', 'e2e'];

export const HELP = `npm test -- [PART [FILTER …] …] [options]

  PART                ${PARTS.join(', ')}; without any: all of them
  FILTER              only the part's test files whose path contains this text, as in: npm test -- e2e favourites
  -t, --title TEXT    only tests whose title matches this text (a regular expression)
  --tag ID            only tests of this requirement, as in: npm test -- --tag EXH-104
  --changed [REF]     only tests that a change since REF can affect; without REF, since this branch left main,
                      uncommitted and untracked files included
  --only PART,PART    the same as naming the parts
  --help              this text`;

const TEST_FILE = /\.(test|spec)\.(ts|tsx|mjs)$/;
const slashed = (file) => file.split(path.sep).join('/');

const noSuchPart = (name) =>
  new Problem(`There is no part "${name}" of the tests: choose from ${PARTS.join(', ')}.`);

/** Makes --changed, whose commit may be left out, an option of one form. */
function withWholeChanged(argv) {
  return argv.flatMap((text, index) => {
    if (argv[index - 1] === '--changed' && isRef(text)) return [];
    if (text === '-t') return ['--title'];
    if (text !== '--changed') return [text];
    return [isRef(argv[index + 1]) ? `--changed=${argv[index + 1]}` : '--changed='];
  });
}

const isRef = (text) => text !== undefined && !text.startsWith('-') && !PARTS.includes(text);

/** Takes the options apart from the words between them. */
function splitWords(argv) {
  const words = [];
  const options = [];
  for (let i = 0; i < argv.length; i += 1) {
    if (!argv[i].startsWith('-')) words.push(argv[i]);
    else {
      options.push(argv[i]);
      if (['--only', '--title', '--tag'].includes(argv[i]) && i + 1 < argv.length)
        options.push(argv[(i += 1)]);
    }
  }
  return { words, options };
}

/** The named parts, each with the filters that follow it. */
function namedParts(words) {
  const parts = new Map();
  let filters = null;
  for (const word of words) {
    if (PARTS.includes(word)) {
      filters = parts.get(word) ?? [];
      parts.set(word, filters);
    } else if (filters) filters.push(word);
    else throw noSuchPart(word);
  }
  if (parts.get('validate')?.length > 0)
    throw new Problem('The part validate takes no filter: choose checks with npm run validate -- --only.');
  return parts;
}

function listedParts(only) {
  const parts = only.split(',');
  const unknown = parts.find((part) => !PARTS.includes(part));
  if (unknown !== undefined) throw noSuchPart(unknown);
  return new Map(parts.map((part) => [part, []]));
}

/** As vitest compares: the path in the part, whatever the case. A path from the root is as good. */
const inPart = (part, filter) => {
  const plain = slashed(filter).replace(/^\.\//, '');
  return plain.startsWith(`${part}/`) ? plain.slice(part.length + 1) : plain;
};

/** The test files of a part that a filter chooses; a filter that chooses none is a mistake. */
function filesOf(part, filters, root) {
  const files = filesUnder(root, [part])
    .map(slashed)
    .filter((file) => TEST_FILE.test(file));
  const chosen = (filter) =>
    files.filter((file) =>
      file
        .slice(part.length + 1)
        .toLowerCase()
        .includes(filter.toLowerCase()),
    );
  const useless = filters.find((filter) => chosen(filter).length === 0);
  if (useless !== undefined)
    throw new Problem(`No test file of ${part} has "${useless}" in its path, so there is nothing to run.`);
  return filters.length === 0 ? files : [...new Set(filters.flatMap(chosen))];
}

/**
 * What `npm test` is asked for: the parts in their order, each with its filters and the files that these choose.
 * @returns null for --help
 */
export function testOptions(argv, root = ROOT) {
  const { words, options } = splitWords(withWholeChanged(argv));
  const flags = parseFlags(options, { values: ['only', 'title', 'tag', 'changed'], switches: ['help'] });
  if (flags.help) return null;
  if (flags.only !== undefined && words.length > 0)
    throw new Problem('Name the parts either with --only or without it, not both.');
  const named = flags.only === undefined ? namedParts(words) : listedParts(flags.only);
  const isNarrowed = [flags.title, flags.tag, flags.changed].some((value) => value !== undefined);
  const asked = PARTS.filter((part) =>
    named.size > 0 ? named.has(part) : !(isNarrowed && part === 'validate'),
  );
  const tagged = asked.filter((part) => flags.tag === undefined || TAGGED.includes(part));
  const parts = tagged.map((part) => {
    const filters = (named.get(part) ?? []).map((filter) => inPart(part, filter));
    return { part, filters, files: part === 'validate' ? [] : filesOf(part, filters, root) };
  });
  if (flags.changed !== undefined && parts.some(({ filters }) => filters.length > 0))
    throw new Problem('--changed chooses the test files itself: leave the filters out.');
  return { parts, title: flags.title ?? null, tag: flags.tag ?? null, changed: flags.changed };
}
