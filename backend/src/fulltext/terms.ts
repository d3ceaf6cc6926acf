/**
 * Splits text of both languages into search terms. English and numbers become words (stemmed by the database),
 * Chinese becomes overlapping pairs of characters, so that any two characters that stand together are found.
 */

export interface Terms {
  /** Latin words, numbers and units, lower case. */
  words: string[];
  /** Pairs of Chinese characters, and the last character of each run on its own. */
  pairs: string[];
}

const RUNS = /\p{Script=Han}+|[\p{Script=Latin}\p{M}]+|\d+(?:\.\d+)?/gu;

/**
 * The terms of a text, in order, repeated ones included.
 * '35kV 交联电缆' → words 35, kv; pairs 交联 联电 电缆 缆
 */
export function termsOf(text: string): Terms {
  const words: string[] = [];
  const pairs: string[] = [];
  for (const [run] of text.normalize('NFKC').toLowerCase().matchAll(RUNS)) {
    if (!/^\p{Script=Han}/u.test(run)) {
      words.push(run);
      continue;
    }
    const characters = [...run];
    for (const [at, character] of characters.entries()) pairs.push(character + (characters[at + 1] ?? ''));
  }
  return { words, pairs };
}

/**
 * A term to look for: a Latin word, a pair of Chinese characters, a lone one as the beginning of a pair, or a Latin
 * word that is still being typed.
 */
export interface SearchTerm {
  kind: 'word' | 'pair' | 'prefix' | 'beginning';
  text: string;
}

/** The terms that all have to be found. The unpaired last characters of runs are left out: the pairs say more. */
export function searchTermsOf(keyword: string): SearchTerm[] {
  const { words, pairs } = termsOf(keyword);
  const whole = pairs.filter((pair) => [...pair].length === 2);
  const lone = [...keyword.normalize('NFKC').matchAll(/\p{Script=Han}+/gu)]
    .map(([run]) => run)
    .filter((run) => [...run].length === 1);
  const distinct = (kind: SearchTerm['kind'], texts: string[]) =>
    [...new Set(texts)].map((text) => ({ kind, text }));
  return [...distinct('word', words), ...distinct('pair', whole), ...distinct('prefix', lone)];
}

/** The same for a text that is still being typed: its last Latin word or number may go on. */
export function typedTermsOf(text: string): SearchTerm[] {
  const terms = searchTermsOf(text);
  const last = /[\p{Script=Latin}\p{M}\d]$/u.test(text) ? termsOf(text).words.at(-1) : undefined;
  return terms.map((term) =>
    term.kind === 'word' && term.text === last ? { kind: 'beginning', text: last } : term,
  );
}
