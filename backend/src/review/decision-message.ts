import type { Bilingual, Language } from '../http/language.ts';
import type { Message } from '../outbox/message.ts';
import type { Decision } from './decision.ts';

/** Characters of the record that a message quotes, at most. */
const QUOTED = 40;

const quoted = (text: string): string => {
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length > QUOTED ? `${characters.slice(0, QUOTED).join('')}…` : characters.join('');
};

/** How messages speak of a reviewed kind. */
export interface KindWords {
  /** Like 采购需求, "sourcing request". */
  what: Bilingual;
  /** What follows from being approved, as the end of a sentence: "and is public now". */
  approved: Bilingual;
  /** Entry of the centre where it is changed, like 采购需求. */
  where: Bilingual;
}

interface DecisionParts {
  decision: Decision;
  words: KindWords;
  /** What the message quotes of the record, in the owner's language. */
  quote: string;
  language: Language;
  /** How the owner is reached. */
  reach: { mobile: string | null; email: string | null };
}

function textOf({ decision, words, quote }: DecisionParts): { subject: Bilingual; body: Bilingual } {
  const { what, approved, where } = words;
  const name = quoted(quote);
  if (decision.status === 'approved') {
    return {
      subject: { ZH: `您的${what.ZH}已通过审核`, EN: `Your ${what.EN} has been approved` },
      body: {
        ZH: `您的${what.ZH}“${name}”已通过审核${approved.ZH}。`,
        EN: `Your ${what.EN} “${name}” has been approved ${approved.EN}.`,
      },
    };
  }
  return {
    subject: { ZH: `您的${what.ZH}未通过审核`, EN: `Your ${what.EN} was not approved` },
    body: {
      ZH: `您的${what.ZH}“${name}”未通过审核。原因：${decision.reason.ZH} 请登录后在“${where.ZH}”中修改并重新提交。`,
      EN: `Your ${what.EN} “${name}” was not approved. Reason: ${decision.reason.EN} Log in to edit and submit it again under “${where.EN}”.`,
    },
  };
}

/**
 * What the owner is told of a decision, in its language. By e-mail where there is an address: an SMS of a real provider
 * holds codes only (outbox, aliyun.ts).
 * @returns undefined for an account that cannot be reached
 */
export function decisionMessage(parts: DecisionParts): Message | undefined {
  const { language, reach } = parts;
  const { subject, body } = textOf(parts);
  const text = { language, body: body[language] } as const;
  if (reach.email) return { channel: 'email', recipient: reach.email, subject: subject[language], ...text };
  return reach.mobile ? { channel: 'sms', recipient: reach.mobile, ...text } : undefined;
}
