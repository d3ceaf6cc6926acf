import type { Bilingual } from '../../../http/language.ts';
import type { Message } from '../../../outbox/index.ts';
import { type Decision, decisionMessage, type KindWords } from '../../../review/index.ts';
import type { ArticleRow } from './store.ts';

export const what: Bilingual = { ZH: '宣传稿件', EN: 'article' };

const words: KindWords = {
  what,
  approved: {
    ZH: '，并已作为公司动态公开',
    EN: 'and is now public in your company news',
  },
  where: { ZH: '展商宣传申请', EN: 'Promotion articles' },
};

/** What the people of a company are told of a decision, in the language that the article was handed in with. */
export function articleMessages(
  row: Pick<ArticleRow, 'language' | 'titleCn' | 'titleEn'>,
  decision: Decision,
  emails: readonly string[],
): Message[] {
  const language = row.language === 'EN' ? 'EN' : 'ZH';
  const quote = language === 'EN' ? row.titleEn : row.titleCn;
  return emails.flatMap(
    (email) => decisionMessage({ decision, words, quote, language, reach: { mobile: null, email } }) ?? [],
  );
}
