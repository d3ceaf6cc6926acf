const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Length of a text as people count it; the servers count the same (docs/specification.md, Text lengths). */
export function graphemes(text: string): number {
  let count = 0;
  for (const _segment of segmenter.segment(text)) count += 1;
  return count;
}
