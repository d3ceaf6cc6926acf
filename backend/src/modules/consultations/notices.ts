import type { Bilingual, Language } from '../../http/language.ts';
import type { Message } from '../../outbox/index.ts';

/** What a letter tells: a question, or a reply to one. */
export type Notice = 'asked' | 'replied';

/** What a letter about a text in a thread says. */
export interface NoticeText {
  notice: Notice;
  /** Who wrote, with the company. */
  author: Bilingual;
  /** The supplier, product or request. */
  about: Bilingual;
  /** What was written. */
  words: string;
  /** Files that came with it. */
  fileCount: number;
  /** Where the thread is read and answered. */
  link: string;
}

/** One line, and none too long: names are written by people. */
const line = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 120);

const subjects: Record<Notice, (about: Bilingual) => Bilingual> = {
  asked: (about) => ({ ZH: `您收到一条新的咨询：${about.ZH}`, EN: `New enquiry: ${about.EN}` }),
  replied: (about) => ({ ZH: `您的咨询有新的回复：${about.ZH}`, EN: `New reply: ${about.EN}` }),
};

const openings: Record<Notice, (author: Bilingual, about: Bilingual) => Bilingual> = {
  asked: (author, about) => ({
    ZH: `${author.ZH}就“${about.ZH}”向您咨询：`,
    EN: `${author.EN} asks you about “${about.EN}”:`,
  }),
  replied: (author, about) => ({
    ZH: `${author.ZH}回复了您关于“${about.ZH}”的咨询：`,
    EN: `${author.EN} has replied to your enquiry about “${about.EN}”:`,
  }),
};

const closings: Record<Notice, Bilingual> = {
  asked: {
    ZH: '在您查看之前，不会就新的咨询重复发送邮件。',
    EN: 'We send no further e-mails about enquiries until you have read it.',
  },
  replied: {
    ZH: '在您查看之前，不会就新的回复重复发送邮件。',
    EN: 'We send no further e-mails about replies until you have read it.',
  },
};

const attached = (count: number): Bilingual => ({
  ZH: `附件：${count} 个`,
  EN: count === 1 ? '1 file is attached to it.' : `${count} files are attached to it.`,
});

const read = (link: string): Bilingual => ({
  ZH: `登录后查看并回复：${link}`,
  EN: `Log in to read and reply: ${link}`,
});

/**
 * Mail about a text in a thread. In both languages: nobody knows which one an account reads. By e-mail only, for an SMS
 * of a real provider holds codes (outbox, aliyun.ts).
 */
export function noticeTo(
  recipient: string,
  { notice, words, fileCount, link, ...names }: NoticeText,
): Message {
  const author = { ZH: line(names.author.ZH), EN: line(names.author.EN) };
  const about = { ZH: line(names.about.ZH), EN: line(names.about.EN) };
  const subject = subjects[notice](about);
  const quoted = words.replaceAll(/^/gm, '> ');
  const inLanguage = (language: Language): string =>
    [
      openings[notice](author, about)[language],
      quoted,
      ...(fileCount > 0 ? [attached(fileCount)[language]] : []),
      read(link)[language],
      closings[notice][language],
    ].join('\n\n');
  return {
    channel: 'email',
    recipient,
    language: 'ZH',
    subject: `${subject.ZH} / ${subject.EN}`,
    body: `${inLanguage('ZH')}\n\n----\n\n${inLanguage('EN')}`,
    // What people write to each other leaves the table with the mail.
    isSecret: true,
  };
}
