import { richTextRules } from '@wirefair/service-kit/rich-text';
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

/** Bodies are read often and change rarely; a megabyte or so of them. */
const cleaned = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
});

/**
 * The harmless part of rich text. The REST server cleans what it stores; this one stands before servers that do not.
 * @param html HTML of up to a megabyte
 * @returns HTML without scripts, handlers, frames and styles
 */
export function sanitiseRichText(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, richTextRules).trim();
  cleaned.set(html, clean);
  return clean;
}
