import { daysText } from '../../../clock/days.ts';
import type { Language } from '../../../http/language.ts';
import { letter, type Message } from '../../../outbox/index.ts';
import type { EditionSettings } from '../../content/index.ts';

export interface Confirmed {
  language: Language;
  email: string;
  firstName: string;
  invitationCode: string;
  /** Who registered this person; blank for one's own registration. */
  registeredBy: string;
}

/** Groups of four are read off a screen without losing the place. */
const grouped = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');

/**
 * The confirmation with the code of the pass, in the person's language.
 * @param site address of the site, like https://fair.example/d
 */
export function confirmation(to: Confirmed, edition: EditionSettings, site: string): Message {
  const { language, firstName, invitationCode, registeredBy } = to;
  const isZh = language === 'ZH';
  const side = ({ cn, en }: { cn: string; en: string }) => (isZh ? cn || en : en || cn);
  const show = side(edition.name);
  const venue = side(edition.venue);
  const own = registeredBy === '';
  const words = isZh
    ? {
        subject: '您的参观登记已完成',
        paragraphs: [
          `${firstName}，您好！`,
          own ? `您已成功登记参观${show}。` : `${registeredBy}已为您登记参观${show}。`,
          '入场时请出示参观证件上的二维码或以下参观编号。',
        ],
        names: ['参观编号', '展会日期', '展会地点'] as const,
        action: own ? '查看参观证件' : '用您的手机号码完善登记，领取参观证件',
        footer: '此邮件由系统自动发送，请勿直接回复。',
      }
    : {
        subject: 'Your visit is registered',
        paragraphs: [
          `Dear ${firstName},`,
          own
            ? `You are registered as a visitor of ${show}.`
            : `${registeredBy} has registered you as a visitor of ${show}.`,
          'At the entrance, show the QR code of your pass or the visitor code below.',
        ],
        names: ['Visitor code', 'Dates', 'Venue'] as const,
        action: own ? 'Open your pass' : 'Complete your registration with your mobile number to get the pass',
        footer: 'This message was sent automatically, please do not reply.',
      };
  const { names } = words;
  return {
    channel: 'email',
    recipient: to.email,
    ...letter({
      ...words,
      language,
      facts: [
        [names[0], grouped(invitationCode)],
        [names[1], daysText(language, edition.opensOn, edition.closesOn)],
        [names[2], venue],
      ],
      action: { text: words.action, href: `${site}${own ? '/vistor/center' : '/vistor/register-gz'}` },
    }),
  };
}
