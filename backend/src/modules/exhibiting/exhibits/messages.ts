import type { Bilingual } from '../../../http/language.ts';
import type { Message } from '../../../outbox/index.ts';
import { type Decision, decisionMessage, type KindWords } from '../../../review/index.ts';
import type { OwnProductRow } from '../../catalogue/index.ts';
import type { Reach } from '../../identity/index.ts';

export const what: Bilingual = { ZH: '展品', EN: 'exhibit' };
export const twice: Bilingual = {
  ZH: '您已提交过相同的展品',
  EN: 'You have already submitted the same exhibit',
};
export const removed: Bilingual = { ZH: '删除成功', EN: 'Deleted successfully' };

const words: KindWords = {
  what,
  approved: { ZH: '并公开展示', EN: 'and is now public' },
  where: { ZH: '展品信息', EN: 'Exhibits' },
};

/** What the company's people are told of a decision, in the language of the exhibit's submission. */
export function exhibitMessage(row: OwnProductRow, decision: Decision, reach: Reach): Message | undefined {
  const language = row.language === 'EN' ? 'EN' : 'ZH';
  return decisionMessage({
    decision,
    words,
    language,
    reach,
    quote: language === 'EN' ? row.titleEn : row.titleCn,
  });
}
