import { UNIT, unitOf } from './units.ts';

/** Multiplication signs as people type them, the letter and its likenesses in other scripts among them. */
const TIMES = '[x×✕✖⨯⨉╳∗*·⋅∙хχ乘]';
const NUMBER = String.raw`\d+(?:[.,]\d+)*(?![.,]?\d)`;
/** 3C×240 and 3芯×240 say the same as 3×240. */
const CORE = String.raw`(?:\s*-?(?:cores?|c|芯))?`;

const PRODUCT = new RegExp(
  `(?<![\\d.,])${NUMBER}(?:${CORE}\\s*${TIMES}\\s*${NUMBER})+(?<unit>${UNIT})?`,
  'gu',
);
const MEASURE = new RegExp(
  `(?<![a-z\\d.,])(?<numbers>${NUMBER}(?:\\s*[-/~–—、至]\\s*${NUMBER})*)(?<unit>${UNIT})`,
  'gu',
);
/** The gauge of wires stands before its number too. */
const GAUGE = /(?<![a-z\d])awg[\s-]*(?<numbers>\d+)(?![\d.])/gu;

/** Numbers of a list; a comma may stand in a number as in 1,000 or 2,5. */
function numbersOf(text: string): string[] {
  return [...text.matchAll(new RegExp(NUMBER, 'gu'))].flatMap(([written]) => {
    if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(written)) return plainNumber(written.replaceAll(',', ''));
    const parts = written.split(',');
    return parts.length === 2 && parts.every((part) => !part.includes('.'))
      ? plainNumber(parts.join('.'))
      : parts.map(plainNumber);
  });
}

/** Without zeros that say nothing: 2.50 → 2.5. */
const plainNumber = (text: string): string => (/^\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text);

/** Something measured in a text, as one term. */
export interface Measure {
  /** Where it begins in the text. */
  at: number;
  /** All that have to be found: of 0.6/1 kV both voltages. */
  wanted: string[];
  /** What a record that says this is found by. */
  meant: string[];
}

/** A product of numbers, and its parts that people look for. */
function product(match: RegExpMatchArray): Measure {
  const { unit } = match.groups ?? {};
  const factors = numbersOf(unit === undefined ? match[0] : match[0].slice(0, -unit.length));
  const meant: string[] = [];
  for (let from = 0; from < factors.length; from += 1)
    for (let to = from + 2; to <= factors.length; to += 1) meant.push(factors.slice(from, to).join('x'));
  // Of cores times a size the unit is seldom written.
  const size = `${factors.at(-1) ?? ''}${unit === undefined ? 'mm2' : unitOf(unit)}`;
  return { at: match.index ?? 0, wanted: [factors.join('x')], meant: [...meant, size] };
}

function measure(match: RegExpMatchArray): Measure {
  const { numbers = '', unit = 'awg' } = match.groups ?? {};
  const all = numbersOf(numbers).map((number) => `${number}${unitOf(unit)}`);
  return { at: match.index ?? 0, wanted: all, meant: all };
}

/** What is looked for, one after the other, where a hint of it is there: most texts have none. */
const kinds = [
  { hint: new RegExp(`${TIMES}\\s*\\d`, 'u'), pattern: PRODUCT, read: product },
  { hint: /awg/, pattern: GAUGE, read: measure },
  { hint: /\d/, pattern: MEASURE, read: measure },
];

/**
 * Finds numbers that are multiplied and numbers with units.
 * @param text folded, lower case
 * @returns them, and the text with blanks in their place
 */
export function measuresOf(text: string): { measures: Measure[]; rest: string } {
  const measures: Measure[] = [];
  let rest = text;
  for (const { hint, pattern, read } of kinds) {
    if (!hint.test(rest)) continue;
    for (const match of rest.matchAll(pattern)) measures.push(read(match));
    rest = rest.replace(pattern, (found) => ' '.repeat(found.length));
  }
  return { measures, rest };
}
