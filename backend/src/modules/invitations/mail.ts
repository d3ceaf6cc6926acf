import { daysText } from '../../clock/days.ts';
import type { Language } from '../../http/language.ts';
import { letter, type Letter, type Message } from '../../outbox/index.ts';

/** What an invitation says. */
export interface InvitationText {
  recipient: string;
  language: Language;
  /** Who invites: a name, or blank where nobody has said. */
  inviter: string;
  company: string;
  /** Whether the inviter is at home at the show. */
  isExhibitor: boolean;
  show: string;
  /** First and last day, yyyy-MM-dd. */
  opensOn: string;
  closesOn: string;
  venue: string;
  /** Where to register. */
  link: string;
}

/** One line, and none too long: names are written by people. */
const line = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 80);

function words(text: InvitationText): Omit<Letter, 'language' | 'action'> & { action: string } {
  const { language, show, venue, opensOn, closesOn } = text;
  const [inviter, company] = [line(text.inviter), line(text.company)];
  const dates = daysText(language, opensOn, closesOn);
  if (language === 'ZH') {
    const who = [company, inviter].filter(Boolean).join(' ') || (text.isExhibitor ? '一家展商' : '一位观众');
    return {
      subject: `${who}邀请您参观${show}`,
      paragraphs: [
        '您好！',
        `${who}${text.isExhibitor ? '诚邀您莅临' : '邀请您一同参观'}${show}。登记只需两分钟，完成后即可领取电子参观证。`,
      ],
      facts: [
        ['时间', dates],
        ['地点', venue],
      ],
      action: '免费登记参观',
      footer:
        '如果您已经登记过，无需再次登记。如果您不认识邀请人，忽略本邮件即可，除邮箱外我们没有保留您的任何信息。',
    };
  }
  const who =
    [inviter, company].filter(Boolean).join(', ') || (text.isExhibitor ? 'An exhibitor' : 'A visitor');
  return {
    subject: `${who} invites you to ${show}`,
    paragraphs: [
      'Hello,',
      `${who} would ${text.isExhibitor ? `be glad to welcome you at ${show}` : `like to visit ${show} with you`}. Registration takes two minutes and brings you a visit pass.`,
    ],
    facts: [
      ['Dates', dates],
      ['Venue', venue],
    ],
    action: 'Register for free',
    footer:
      'If you have registered before, there is nothing to do. If you do not know who invites you, just ignore this mail: apart from your address we keep nothing about you.',
  };
}

/** The mail of an invitation, in the language that the inviter chose for it. */
export function invitationMail(text: InvitationText): Message {
  const { action, ...content } = words(text);
  return {
    channel: 'email',
    recipient: text.recipient,
    ...letter({ language: text.language, ...content, action: { text: action, href: text.link } }),
    // The link of an invitation is the person's own: it leaves the table with the mail.
    isSecret: true,
  };
}
