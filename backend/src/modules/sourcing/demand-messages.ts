import type { Bilingual } from '../../http/language.ts';
import { type Decision, decisionMessage, type KindWords } from '../../review/index.ts';
import type { Reach } from '../identity/index.ts';
import type { Message } from '../../outbox/index.ts';
import type { DemandRow } from './demand-store.ts';

export const what: Bilingual = { ZH: '采购需求', EN: 'sourcing request' };

const words: KindWords = {
  what,
  approved: {
    ZH: '并公开，供应商现在可以看到并申请配对',
    EN: 'and is public now: suppliers can see it and apply',
  },
  where: { ZH: '采购需求', EN: 'My sourcing requests' },
};

/** What the owner is told of a decision, in the language of the request; undefined for who cannot be reached. */
export function demandMessage(row: DemandRow, decision: Decision, reach: Reach): Message | undefined {
  const language = row.language === 'EN' ? 'EN' : 'ZH';
  const quote = language === 'EN' ? row.contentEn || row.contentCn : row.contentCn || row.contentEn;
  return decisionMessage({ decision, words, quote, language, reach });
}
