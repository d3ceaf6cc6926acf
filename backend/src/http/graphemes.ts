const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/**
 * Length of a text as people count it: an emoji with its skin tone is one (docs/specification.md, Text lengths). Bound the text
 * by code units first; this reads all of it.
 */
export function graphemes(text: string): number {
  let count = 0;
  for (const _segment of segmenter.segment(text)) count += 1;
  return count;
}

/** The first `max` characters of a text, as people count them. */
export function firstGraphemes(text: string, max: number): string {
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === max) return text.slice(0, index);
    count += 1;
  }
  return text;
}

/** Code units that a grapheme of an honest text takes at most; a schema's bound before {@link graphemes} counts. */
export const UNITS_PER_GRAPHEME = 16;
