import type { Bilingual } from '../../../http/language.ts';
import type { Message } from '../../../outbox/index.ts';
import { decisionMessage, type Decision, type KindWords } from '../../../review/index.ts';
import type { Reach } from '../../identity/index.ts';
import type { ItemRow, RequestRow } from './store.ts';

export const what: Bilingual = { ZH: '广告服务申请', EN: 'advertising order' };

const words: KindWords = {
  what,
  approved: {
    ZH: '，主办方将与您联系付款和制作事宜',
    EN: 'and the organiser will contact you about payment and artwork',
  },
  where: { ZH: '广告服务', EN: 'Advertising services' },
};

/** What the applicant is told of a decision. */
export function requestMessage(
  row: RequestRow,
  items: readonly ItemRow[],
  decision: Decision,
  reach: Reach,
): Message | undefined {
  const language = row.language === 'EN' ? 'EN' : 'ZH';
  const names = items.map(({ nameCn, nameEn }) => (language === 'ZH' ? nameCn || nameEn : nameEn || nameCn));
  return decisionMessage({
    decision,
    words,
    reach,
    language,
    quote: names.join(language === 'ZH' ? '、' : ', '),
  });
}
