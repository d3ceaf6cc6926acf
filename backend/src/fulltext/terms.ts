import { foldCharacters } from './folding/characters.ts';
import { chineseWords } from './folding/chinese-words.ts';
import { codesOf, hasDigit, pieces, stretches } from './folding/codes.ts';
import { measuresOf } from './folding/measures.ts';
import { spellingOf, withoutUmlautE } from './folding/spelling.ts';

/**
 * Splits text of both languages into search terms. English and numbers become words (stemmed by the database),
 * Chinese becomes overlapping pairs of characters, so that any two characters that stand together are found. What is
 * written in several ways has one term besides: measures, designations, spellings, traditional characters.
 */
export interface Terms {
  /** Latin words, numbers and units, lower case. */
  words: string[];
  /** Pairs of Chinese characters, and the last character of each run on its own. */
  pairs: string[];
  /** Measures and designations, each one thing: 3x240, 10kv, h07rnf. They are compared as they are. */
  codes: string[];
}

const RUNS = /\p{Script=Han}+|[\p{Script=Latin}\p{M}]+|\d+(?:\.\d+)?/gu;
const HAN_RUNS = /\p{Script=Han}+/gu;

function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.map((character, at) => character + (characters[at + 1] ?? ''));
}

/** Words and pairs as they are written, lower case. */
function writtenTerms(text: string): Pick<Terms, 'words' | 'pairs'> {
  const words: string[] = [];
  const pairs: string[] = [];
  for (const [run] of text.matchAll(RUNS)) {
    if (/^\p{Script=Han}/u.test(run)) pairs.push(...pairsOf(run));
    else words.push(run);
  }
  return { words, pairs };
}

/** What a word is found by; the ways to write it that are not in the text are picked out of these. */
const spellings = (word: string): string[] => [
  ...new Set([spellingOf(word), withoutUmlautE(spellingOf(word))]),
];

function without(known: readonly string[], more: string[]): string[] {
  const seen = new Set(known);
  return more.filter((text) => !seen.has(text));
}

const joinedWord = (parts: readonly string[]): string => spellingOf(parts.map(spellingOf).join(''));

/** What codes and hyphenated words of a text are found by besides their parts. */
function joinedTerms(text: string): Pick<Terms, 'words' | 'codes'> {
  const words: string[] = [];
  const codes: string[] = [];
  for (const { parts } of codesOf(text, true)) {
    for (const stretch of stretches(parts.map((part) => part.toLowerCase()))) {
      if (hasDigit(stretch)) codes.push(stretch.join(''));
      else words.push(joinedWord(stretch));
    }
  }
  return { words, codes };
}

/**
 * The terms that a text is found by, repeated ones included: as it is written, which is all that servers of 0.4.0 look
 * for, and what else it may be looked for by.
 * '35kV 交联电缆' → words 35, kv; pairs 交联 联电 电缆 缆; code 35kv
 */
export function termsOf(text: string): Terms {
  const folded = foldCharacters(text);
  const lower = folded.toLowerCase();
  const asWritten = text.normalize('NFKC').toLowerCase();
  const { words, pairs } = writtenTerms(asWritten);
  const plain = lower === asWritten ? { words, pairs } : writtenTerms(lower);
  const joined = joinedTerms(folded);
  const meant = measuresOf(lower).measures.flatMap((measure) => measure.meant);
  return {
    words: [...words, ...without(words, [...plain.words.flatMap(spellings), ...joined.words])],
    pairs: plain.pairs === pairs ? pairs : [...pairs, ...without(pairs, plain.pairs)],
    codes: [...meant, ...without(meant, joined.codes)],
  };
}

/**
 * A term to look for: a Latin word, a pair of Chinese characters, a lone one as the beginning of a pair, a code, a word
 * that has hyphens or not, or a Latin word or code that is still being typed.
 */
export type SearchTerm =
  | { kind: 'word' | 'pair' | 'prefix' | 'beginning' | 'code'; text: string }
  | { kind: 'compound'; text: string; parts: string[] };

/** What stands at one place of a keyword. */
interface Token {
  at: number;
  terms: SearchTerm[];
}

const word = (text: string): SearchTerm => ({ kind: 'word', text: spellingOf(text) });
const code = (text: string): SearchTerm => ({ kind: 'code', text });

function latinTerms(parts: string[]): SearchTerm[] {
  const [first] = parts;
  if (parts.length === 1 && first !== undefined) return [word(first)];
  if (hasDigit(parts)) return pieces(parts).map((piece) => code(piece.join('')));
  return [{ kind: 'compound', text: joinedWord(parts), parts: parts.map(spellingOf) }];
}

/**
 * A run of Chinese: every two neighbouring characters of a word. Those at the border of two words need not stand
 * together; a character on its own is looked for at the beginning of a pair.
 */
const chineseTerms = (run: string): SearchTerm[] =>
  chineseWords(run).flatMap((text): SearchTerm[] => {
    const pairs = pairsOf(text).slice(0, -1);
    return pairs.length === 0
      ? [{ kind: 'prefix', text }]
      : pairs.map((pair): SearchTerm => ({ kind: 'pair', text: pair }));
  });

/** A keyword piece by piece, in its order. */
function tokensOf(keyword: string): Token[] {
  const { measures, rest } = measuresOf(foldCharacters(keyword).toLowerCase());
  return [
    ...measures.map(({ at, wanted }) => ({ at, terms: wanted.map(code) })),
    ...codesOf(rest).map(({ at, parts }) => ({ at, terms: latinTerms(parts) })),
    ...[...rest.matchAll(HAN_RUNS)].map((match) => ({ at: match.index, terms: chineseTerms(match[0]) })),
  ].toSorted((a, b) => a.at - b.at);
}

const order: readonly SearchTerm['kind'][] = ['word', 'compound', 'code', 'beginning', 'pair', 'prefix'];

/** Each term once, Latin ones first. */
function distinct(terms: SearchTerm[]): SearchTerm[] {
  const byKey = new Map(terms.map((term) => [`${term.kind} ${term.text}`, term]));
  return [...byKey.values()].toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** The terms that all have to be found. */
export const searchTermsOf = (keyword: string): SearchTerm[] =>
  distinct(tokensOf(keyword).flatMap(({ terms }) => terms));

/** A term that may go on. */
function unfinished(term: SearchTerm): SearchTerm[] {
  if (term.kind === 'word' || term.kind === 'code') return [{ kind: 'beginning', text: term.text }];
  if (term.kind !== 'compound') return [term];
  const last = term.parts.at(-1) ?? '';
  return [
    ...term.parts.slice(0, -1).map((text): SearchTerm => ({ kind: 'word', text })),
    { kind: 'beginning', text: last },
  ];
}

/** The same for a text that is still being typed: its last Latin word or number may go on. */
export function typedTermsOf(text: string): SearchTerm[] {
  const tokens = tokensOf(text);
  const last = /[\p{Script=Latin}\p{M}\d]$/u.test(text) ? tokens.at(-1) : undefined;
  return distinct(
    tokens.flatMap((token) => (token === last ? token.terms.flatMap(unfinished) : token.terms)),
  );
}
