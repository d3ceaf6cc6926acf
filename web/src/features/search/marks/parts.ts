/** A piece of a text, and whether it is what was searched for. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

const RUNS = /\p{Script=Han}+|[\p{Script=Latin}\p{M}]+|\d+(?:\.\d+)?/gu;
/** Multiplication signs as people type them. */
const TIMES = '[x×✕✖⨯∗*·⋅]';
/** Sizes like 3×240, also 3C×240. */
const SIZES = new RegExp(`\\d+(?:\\.\\d+)?(?:\\s*c?\\s*${TIMES}\\s*\\d+(?:\\.\\d+)?)+`, 'giu');
/** Designations: letters and digits together, with hyphens or without, like H07RN-F. */
const CODES =
  /(?=[\p{Script=Latin}-]*\d)(?=[\d.-]*\p{Script=Latin})[\p{Script=Latin}\d]+(?:-[\p{Script=Latin}\d]+)*/giu;
const HAN = /^\p{Script=Han}/u;
/** Endings that the search looks past, as far as marks go: 'testing' finds 'tests'. */
const ENDING = /(ing|ions?|ed|es|s)$/;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A size with any sign, as one piece. */
const sizePattern = (size: string): string =>
  `(?<!\\d)${(size.match(/\d+(?:\.\d+)?/g) ?? []).map(escaped).join(`\\s*c?\\s*${TIMES}\\s*`)}(?!\\d)`;

/** A designation with hyphens or without, or parted by a blank; the unit behind a number as well. */
const codePattern = (code: string): string =>
  `(?<![\\p{L}\\p{N}])${[...code.replaceAll('-', '')].map(escaped).join('[-\\s]?')}[\\p{Script=Latin}\\d]*`;

/**
 * What of a search counts as found, as the server sees it: sizes and designations as one piece, Latin words by their
 * beginning, Chinese by every two characters that stand together (which join to longer runs where they overlap), a lone
 * character by itself.
 */
function patternOf(query: string): RegExp | undefined {
  const words = new Set<string>();
  const pairs = new Set<string>();
  const wholes = new Set<string>();
  const taken = (pattern: RegExp, of: (found: string) => string) => (text: string) =>
    text.replace(pattern, (found) => {
      wholes.add(of(found));
      return ' ';
    });
  const rest = taken(CODES, codePattern)(taken(SIZES, sizePattern)(query.normalize('NFKC').toLowerCase()));
  for (const [run] of rest.matchAll(RUNS)) {
    const characters = [...run];
    if (!HAN.test(run)) {
      const stem = run.length > 4 ? run.replace(ENDING, '') : run;
      words.add(`(?<![\\p{L}\\p{N}])${escaped(stem.length > 2 ? stem : run)}[\\p{Script=Latin}\\p{M}\\d]*`);
    } else if (characters.length === 1) pairs.add(run);
    else
      for (let at = 0; at + 1 < characters.length; at += 1)
        pairs.add(`${characters[at]}${characters[at + 1]}`);
  }
  const alternatives = [
    ...wholes,
    ...words,
    ...[...pairs].map((pair) => `(?=${pair})${[...pair].map(() => '.').join('')}`),
  ];
  return alternatives.length === 0 ? undefined : new RegExp(alternatives.join('|'), 'giu');
}

/** Where the search is found in a text, as [start, end) in order; overlapping places are one. */
function rangesOf(text: string, query: string): [number, number][] {
  const pattern = patternOf(query);
  if (!pattern) return [];
  const ranges: [number, number][] = [];
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const [start, end] = [found.index, found.index + found[0].length];
    const last = ranges.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
    // Pairs overlap: the next may begin inside of this one.
    const [first = ''] = found[0];
    pattern.lastIndex = HAN.test(first) ? start + first.length : Math.max(end, start + 1);
  }
  return ranges;
}

/** The text in pieces, in order and complete: what was searched for and what lies between. */
export function textParts(text: string, query: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const [start, end] of rangesOf(text, query)) {
    if (start > at) parts.push({ text: text.slice(at, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false });
  return parts;
}

/** Characters before the first match that an excerpt keeps. */
const BEFORE = 24;

/** The text from shortly before what was searched for, where that lies deep; all of it otherwise. */
export function excerpt(text: string, query: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  const first = rangesOf(flat, query)[0]?.[0] ?? 0;
  if (first <= 3 * BEFORE) return flat;
  const from = flat.slice(0, first - BEFORE);
  // Not in the middle of a Latin word.
  const start = /[\p{Script=Latin}\d]$/u.test(from) ? flat.indexOf(' ', from.length) + 1 : from.length;
  return `…${flat.slice(start > 0 && start <= first ? start : from.length)}`;
}
