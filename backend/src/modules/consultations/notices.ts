import type { Bilingual } from '../../http/language.ts';
import type { Message } from '../../outbox/index.ts';

export type Notice = 'asked' | 'replied';

const words: Record<Notice, { subject: Bilingual; body: Bilingual }> = {
  asked: {
    subject: { ZH: '您收到一条新的咨询', EN: 'You have a new enquiry' },
    body: {
      ZH: '有人向您咨询，请登录后在“咨询”中查看并回复。在您查看之前，不会就新的咨询重复发送邮件。',
      EN: 'Somebody has a question for you. Please log in and open “Enquiries” to reply. We send no further e-mails until you have read it.',
    },
  },
  replied: {
    subject: { ZH: '您的咨询有新的回复', EN: 'Your enquiry has a new reply' },
    body: {
      ZH: '对方回复了您的咨询，请登录后在“咨询”中查看。在您查看之前，不会就新的回复重复发送邮件。',
      EN: 'Your enquiry has a reply. Please log in and open “Enquiries” to read it. We send no further e-mails until you have read it.',
    },
  },
};

/**
 * Mail that something waits, without a word of what was written. In both languages: nobody knows which one an account
 * reads. By e-mail only, for an SMS of a real provider holds codes (outbox, aliyun.ts).
 */
export function noticeTo(recipient: string, notice: Notice): Message {
  const { subject, body } = words[notice];
  return {
    channel: 'email',
    recipient,
    language: 'ZH',
    subject: `${subject.ZH} / ${subject.EN}`,
    body: `${body.ZH}\n\n${body.EN}`,
  };
}
