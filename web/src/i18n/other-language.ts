import { type Lang, localeFacts } from './locale';

/**
 * Texts that somebody wrote in one language alone stand on the pages of the other, too. What is written in Chinese
 * characters is Chinese; without any, words of Latin letters are English.
 * @returns the `lang` of a text that is not in the language of the page; undefined for one that is
 */
export function otherLanguageOf(text: string, page: Lang): string | undefined {
  const isChinese = /\p{Script=Han}/u.test(text);
  if (page === 'EN') return isChinese ? localeFacts.ZH.html : undefined;
  return !isChinese && /[a-z]{3}/i.test(text) ? localeFacts.EN.html : undefined;
}
