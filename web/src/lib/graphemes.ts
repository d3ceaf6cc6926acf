const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Length of a text as people count it; the servers count the same (decisions.md, Text lengths). */
export function graphemes(text: string): number {
  let count = 0;
  for (const _segment of segmenter.segment(text)) count += 1;
  return count;
}

/** The first `max` characters of a text, as people count them. */
export function firstGraphemes(text: string, max: number): string {
  if (text.length <= max) return text;
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === max) return text.slice(0, index);
    count += 1;
  }
  return text;
}
