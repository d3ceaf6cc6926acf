import type { Bilingual } from '../../http/language.ts';
import type { Decision } from '../../review/index.ts';
import type { Reach } from '../identity/index.ts';
import type { Message } from '../../outbox/index.ts';
import type { DemandRow } from './demand-store.ts';

/** Words of the request that a message quotes, at most. */
const QUOTED = 40;

const quoted = (text: string): string => {
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length > QUOTED ? `${characters.slice(0, QUOTED).join('')}…` : characters.join('');
};

function words(decision: Decision, content: string): { subject: Bilingual; body: Bilingual } {
  const what = quoted(content);
  if (decision.status === 'approved') {
    return {
      subject: { ZH: '您的采购需求已通过审核', EN: 'Your sourcing request has been approved' },
      body: {
        ZH: `您的采购需求“${what}”已通过审核并公开，供应商现在可以看到并申请配对。`,
        EN: `Your sourcing request “${what}” has been approved and is public now: suppliers can see it and apply.`,
      },
    };
  }
  return {
    subject: { ZH: '您的采购需求未通过审核', EN: 'Your sourcing request was not approved' },
    body: {
      ZH: `您的采购需求“${what}”未通过审核。原因：${decision.reason.ZH} 请登录后在“采购需求”中修改并重新提交。`,
      EN: `Your sourcing request “${what}” was not approved. Reason: ${decision.reason.EN} Log in to edit and submit it again.`,
    },
  };
}

/**
 * What the owner is told of a decision, in the language of the request. By e-mail where there is an address: an SMS of
 * a real provider holds codes only (outbox, aliyun.ts).
 * @returns undefined for an account that cannot be reached
 */
export function decisionMessage(row: DemandRow, decision: Decision, reach: Reach): Message | undefined {
  const language = row.language === 'EN' ? 'EN' : 'ZH';
  const content = language === 'EN' ? row.contentEn || row.contentCn : row.contentCn || row.contentEn;
  const { subject, body } = words(decision, content);
  const text = { language, body: body[language] } as const;
  if (reach.email) return { channel: 'email', recipient: reach.email, subject: subject[language], ...text };
  return reach.mobile ? { channel: 'sms', recipient: reach.mobile, ...text } : undefined;
}
