import type { Bilingual } from '../../../http/language.ts';
import type { Message } from '../../../outbox/index.ts';
import { type Decision, decisionMessage, type KindWords } from '../../../review/index.ts';
import type { JournalRow } from './store.ts';

export const what: Bilingual = { ZH: '会刊信息', EN: 'journal entry' };

const words: KindWords = {
  what,
  approved: { ZH: '，将刊登在本届会刊中', EN: 'and will be printed in the journal' },
  where: { ZH: '会刊信息', EN: 'Journal entry' },
};

/** What the people of a company are told of a decision, in the language that the entry was handed in with. */
export function journalMessages(
  row: Pick<JournalRow, 'language' | 'companyCn' | 'companyEn'>,
  decision: Decision,
  emails: readonly string[],
): Message[] {
  const language = row.language === 'EN' ? 'EN' : 'ZH';
  const quote = language === 'EN' ? row.companyEn : row.companyCn;
  return emails.flatMap(
    (email) => decisionMessage({ decision, words, quote, language, reach: { mobile: null, email } }) ?? [],
  );
}
