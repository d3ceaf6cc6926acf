import type { IOptions } from 'sanitize-html';

/**
 * What rich text may hold, for `sanitize-html`: structure, emphasis, links, pictures, tables. No styles, classes or ids,
 * because the site sets its own. Elements that could run code or load a foreign page go, and their text stays (DESIGN-038,
 * docs/promises.md 13). The REST service cleans what it stores by these rules. The gateway cleans what it answers by the same
 * rules, because a foreign REST server may clean nothing.
 */
export const richTextRules: IOptions = {
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
