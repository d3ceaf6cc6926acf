import type { Bilingual } from '../../../http/language.ts';
import type { Message } from '../../../outbox/index.ts';
import { decisionMessage, type Decision, type KindWords } from '../../../review/index.ts';
import type { Reach } from '../../identity/index.ts';
import { titleOf } from './record.ts';
import type { PairingRow } from './store.ts';

export const what: Bilingual = { ZH: '配对申请', EN: 'pairing application' };

const words: KindWords = {
  what,
  approved: {
    ZH: '，您的留言已转给采购商，可在“咨询”中继续沟通',
    EN: 'and your message has reached the buyer; continue under “Enquiries”',
  },
  where: { ZH: '需求配对', EN: 'Matching requests' },
};

const languageOf = (row: PairingRow) => (row.language === 'EN' ? 'EN' : 'ZH');

/** What the applicant is told of a decision. */
export function pairingMessage(row: PairingRow, decision: Decision, reach: Reach): Message | undefined {
  const language = languageOf(row);
  return decisionMessage({ decision, words, reach, language, quote: titleOf(row, language) });
}

const accepted = {
  subject: { ZH: '采购商已接受您的配对申请', EN: 'A buyer has accepted your application' },
  body: {
    ZH: '采购商已接受贵公司的配对申请，请登录后在“我的配对申请”中查看，并在“咨询”中与对方继续沟通。',
    EN: 'A buyer has accepted your company’s application. Log in to see it under “My pairing applications” and continue under “Enquiries”.',
  },
} satisfies Record<string, Bilingual>;

/** What the company is told when the buyer accepts it: in the language of who applied, without a word of either side. */
export function acceptedMessage(row: PairingRow, recipient: string): Message {
  const language = languageOf(row);
  const { subject, body } = accepted;
  return { channel: 'email', recipient, language, subject: subject[language], body: body[language] };
}
