import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

/**
 * What rich text may hold on its way out, whoever stored it: structure, emphasis, links, pictures, tables. No styles, classes or ids: the site sets
 * its own. Whatever could run or load a foreign page goes, its text stays (DESIGN-038, docs/promises.md 13).
 */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a', 'figure', 'figcaption', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  nestingLimit: 40,
  transformTags: {
    // The page has its h1; a document pasted from elsewhere often brings one more.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, attribs) => {
      const { href = '' } = attribs;
      const leavesSite = /^https?:/i.test(href);
      return {
        tagName,
        attribs: { href, ...(leavesSite ? { target: '_blank', rel: 'noopener noreferrer' } : {}) },
      };
    },
    img: (tagName, { src = '', alt = '', width, height }) => ({
      tagName,
      attribs: {
        src,
        alt,
        loading: 'lazy',
        decoding: 'async',
        ...(width ? { width } : {}),
        ...(height ? { height } : {}),
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

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
  const clean = sanitizeHtml(html, allowed).trim();
  cleaned.set(html, clean);
  return clean;
}
