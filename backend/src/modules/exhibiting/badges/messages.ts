import type { Bilingual } from '../../../http/language.ts';
import type { Message } from '../../../outbox/index.ts';
import { decisionMessage, type Decision, type KindWords } from '../../../review/index.ts';
import type { Reach } from '../../identity/index.ts';
import type { BadgeRow } from './store.ts';

export const what: Bilingual = { ZH: '展商证申请', EN: 'application for an exhibitor badge' };

const words: KindWords = {
  what,
  approved: { ZH: '，证件可在布展期间领取', EN: 'and the badge can be collected during build-up' },
  where: { ZH: '展商证', EN: 'Exhibitor badges' },
};

/** What the applicant is told of a decision: the name on the badge, nothing else of the person. */
export const badgeMessage = (row: BadgeRow, decision: Decision, reach: Reach): Message | undefined =>
  decisionMessage({
    decision,
    words,
    reach,
    quote: row.name,
    language: row.language === 'EN' ? 'EN' : 'ZH',
  });
