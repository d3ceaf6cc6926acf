import { Refusal } from './errors.ts';

/**
 * Refuses text that the database cannot keep as it is: NUL characters are an error there, and a lone surrogate
 * would silently become U+FFFD.
 * @throws Refusal 500 (HTTP 400)
 */
export function refuseUnstorableText(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) {
      throw new Refusal({
        ZH: '文本中含有无法识别的字符',
        EN: 'The text contains characters that cannot be stored',
      });
    }
  } else if (value !== null && typeof value === 'object' && depth < 32) {
    for (const [key, item] of Object.entries(value)) {
      refuseUnstorableText(key, depth + 1);
      refuseUnstorableText(item, depth + 1);
    }
  }
}
