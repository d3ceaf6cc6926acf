import { richTextRules } from '@wirefair/service-kit/rich-text';
import sanitizeHtml from 'sanitize-html';
import { Refusal } from '../http/errors.ts';

/** Elements inside elements that an honest text has at most, with room for what editors paste. */
const DEEPEST = 200;

/** Elements without an end, and those that the next one of their kind ends. */
const NEVER_OPEN = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'],
  ...['p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'option', 'thead', 'tbody', 'tfoot'],
]);

const tooDeep = {
  ZH: '文本格式嵌套过深，请清除格式后重试',
  EN: 'The text is nested too deeply. Please clear its formatting',
};

/**
 * Reading a text takes time by the square of its depth: what is deeper than any text is refused before it is read.
 * @throws Refusal
 */
function refuseDepth(html: string): void {
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (NEVER_OPEN.has(name.toLowerCase())) continue;
    depth = slash ? Math.max(0, depth - 1) : depth + 1;
    if (depth > DEEPEST) throw new Refusal(tooDeep);
  }
}

/**
 * The harmless part of rich text, as it is stored. Cleaning twice changes nothing.
 * @throws Refusal for a text that is nested too deeply
 */
export function sanitiseRichText(html: string): string {
  refuseDepth(html);
  return sanitizeHtml(html, richTextRules).trim();
}

/**
 * The same of a text that people outside the organiser wrote: pictures of other sites go too, for they would tell
 * those sites who reads, and may change after the review.
 * @param isOwnPicture whether an address is one of a picture that is kept here
 * @returns the text and the addresses of its pictures, each once
 * @throws Refusal for a text that is nested too deeply
 */
export function sanitiseForeignText(
  html: string,
  isOwnPicture: (address: string) => boolean,
): { html: string; pictures: string[] } {
  refuseDepth(html);
  const pictures = new Set<string>();
  const clean = sanitizeHtml(html, {
    ...richTextRules,
    exclusiveFilter: ({ tag, attribs }) => {
      if (tag !== 'img') return false;
      const { src = '' } = attribs;
      if (isOwnPicture(src)) pictures.add(src);
      return !pictures.has(src);
    },
  });
  return { html: clean.trim(), pictures: [...pictures] };
}

const BLOCK_END = /<(?:br|hr|\/(?:p|h\d|li|blockquote|pre|figcaption|figure|caption|t[dhr]))\b[^>]*>/gi;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of a text that {@link sanitiseRichText} has cleaned, on one line. */
export function wordsOf(html: string): string {
  const words = sanitizeHtml(html.replace(BLOCK_END, ' $&'), { allowedTags: [], allowedAttributes: {} });
  return words
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
