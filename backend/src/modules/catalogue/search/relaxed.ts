import { chineseWords } from '../../../fulltext/folding/chinese-words.ts';

/** Words that are looked at; who types more has them left out. */
const MOST_WORDS = 8;

/** A search with fewer words. */
export interface RelaxedSearch {
  /** What is left of it; blank where no word finds anything. */
  keyword: string;
  /** Words that it does without, in their order. */
  leftOut: string[];
}

/** A size is one word, blanks around its sign or not. */
const SIZE_BLANKS = /(\d)\s*([x×✕✖*])\s*(?=\d)/giu;

/** The words of a text; one without blanks is taken apart where it is Chinese. */
export function wordsOf(text: string): string[] {
  const words = text.trim().replace(SIZE_BLANKS, '$1$2').split(/\s+/u).filter(Boolean);
  const [only] = words;
  return words.length === 1 && only && /^\p{Script=Han}+$/u.test(only) ? chineseWords(only) : words;
}

const without = (words: readonly string[], place: number): string[] =>
  words.filter((_word, at) => at !== place);

/**
 * Leaves words out until something is found: first those that nothing has, then one, then from the end.
 * @param finds whether a search finds anything
 */
export async function relaxedSearch(
  text: string,
  finds: (keyword: string) => Promise<boolean>,
): Promise<RelaxedSearch> {
  if (await finds(text)) return { keyword: text.trim(), leftOut: [] };
  const words = wordsOf(text);
  const known: string[] = [];
  for (const word of words.slice(0, MOST_WORDS)) if (await finds(word)) known.push(word);
  let kept = known;
  while (kept.length > 1 && !(await finds(kept.join(' ')))) {
    const places = kept.map((_word, at) => at).toReversed();
    let fewer: string[] | undefined;
    for (const place of places) {
      const tried = without(kept, place);
      if (!(await finds(tried.join(' ')))) continue;
      fewer = tried;
      break;
    }
    kept = fewer ?? kept.slice(0, -1);
  }
  const rest = [...kept];
  const leftOut = words.filter((word) => {
    const place = rest.indexOf(word);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
  return { keyword: kept.join(' '), leftOut };
}
