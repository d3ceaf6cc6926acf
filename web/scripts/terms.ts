import type { Language } from './messages.ts';

/** A word that the texts of the site do not use, and the one term for what it means. */
interface RefusedWord {
  language: Language;
  word: RegExp;
  term: string;
}

/** One term for one concept; docs/glossary.md has the concepts. */
const refusedWords: readonly RefusedWord[] = [
  { language: 'zh', word: /组委会/, term: '主办方' },
  { language: 'zh', word: /买家/, term: '采购商' },
  { language: 'zh', word: /撮合|需求匹配/, term: '配对' },
  { language: 'zh', word: /计划数量/, term: '采购数量' },
  { language: 'zh', word: /发布日期/, term: '发布时间' },
  { language: 'zh', word: /审核(成功|失败)/, term: '审核通过, 审核未通过' },
  { language: 'en', word: /mailbox (format|address)/i, term: 'e-mail address' },
  // The specification fixes the message that says "contact by email" (ERR-033).
  { language: 'en', word: /(?<!contact by )\bemail/i, term: 'e-mail' },
  { language: 'en', word: /\b(a|an|the|your|our|their|its|each|joint) stands?\b|^stands? /i, term: 'booth' },
];

/** What is wrong with the words of one text: a sentence for each word that is not the term. */
export function wrongTerms(language: Language, text: string): string[] {
  // Names of placeholders are not read by anybody.
  const words = text.replace(/\{\w+(?=[,}])/g, '{');
  return refusedWords
    .filter((refused) => refused.language === language && refused.word.test(words))
    .map(({ word, term }) => `says "${word.exec(words)?.[0] ?? ''}" for "${term}"`);
}
