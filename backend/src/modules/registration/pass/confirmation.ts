import { calendarFile } from '../../../calendar/calendar-file.ts';
import { daysText } from '../../../clock/days.ts';
import type { Language } from '../../../http/language.ts';
import { qrPicture } from '../../../drawing/index.ts';
import { type Attachment, letter, type Message } from '../../../outbox/index.ts';
import { passAddress, visitEntries, type Visit } from './calendar.ts';

export interface Confirmed {
  language: Language;
  email: string;
  firstName: string;
  invitationCode: string;
  /** Who registered this person; blank for one's own registration. */
  registeredBy: string;
}

/** Groups of four are read off a screen without losing the place. */
export const groupedCode = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');

const PICTURE = { cid: 'pass', size: 200 };
/** Pixels of a module's side. A code has about 30 modules, so the picture has twice the 200 pixels it is shown at. */
const MODULE_PIXELS = 12;

const base64 = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64');

/**
 * The opening hours as a calendar file and, for people who registered themselves, the QR code of the pass. People whom
 * somebody else registered get the code as text: a group of 500 is registered in one transaction, and drawing 500
 * pictures keeps it open for seconds.
 */
async function attachmentsOf(
  { invitationCode, language, registeredBy }: Confirmed,
  visit: Visit,
): Promise<Attachment[]> {
  const days = calendarFile(visitEntries(visit, language));
  const calendar: Attachment = {
    name: 'visit.ics',
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: base64(days),
    cid: '',
  };
  if (registeredBy !== '') return [calendar];
  const picture = await qrPicture(invitationCode, MODULE_PIXELS);
  return [{ name: 'pass.png', type: 'image/png', content: base64(picture), cid: PICTURE.cid }, calendar];
}

/** The confirmation with the code of the pass, in the person's language; it carries the days of the visit for a calendar. */
export async function confirmation(to: Confirmed, visit: Visit): Promise<Message> {
  const { edition, site } = visit;
  const { language, firstName, invitationCode, registeredBy } = to;
  const isZh = language === 'ZH';
  const side = ({ cn, en }: { cn: string; en: string }) => (isZh ? cn || en : en || cn);
  const code = groupedCode(invitationCode);
  const show = side(edition.name);
  const venue = [side(edition.venue), side(edition.venueAddress)].filter(Boolean).join(isZh ? '，' : ', ');
  const own = registeredBy === '';
  const words = isZh
    ? {
        subject: '您的参观登记已完成',
        paragraphs: [
          `${firstName}，您好！`,
          own ? `您已成功登记参观${show}。` : `${registeredBy}已为您登记参观${show}。`,
          own
            ? '入场时请出示下方的二维码或参观编号。附件为展会开放时间，可添加到日历。'
            : '入场时请出示下方的参观编号。附件为展会开放时间，可添加到日历。',
        ],
        picture: `参观证二维码：${code}`,
        names: ['参观编号', '展会日期', '展会地点'] as const,
        action: own ? '查看参观证' : '用您的手机号码完善登记，领取参观证',
        footer: '此邮件由系统自动发送，请勿直接回复。',
      }
    : {
        subject: 'Your visit is registered',
        paragraphs: [
          `Dear ${firstName},`,
          own
            ? `You are registered as a visitor of ${show}.`
            : `${registeredBy} has registered you as a visitor of ${show}.`,
          own
            ? 'At the entrance, show the QR code or the visitor code below. The attached file adds the opening hours to your calendar.'
            : 'At the entrance, show the visitor code below. The attached file adds the opening hours to your calendar.',
        ],
        picture: `QR code of the pass: ${code}`,
        names: ['Visitor code', 'Dates', 'Venue'] as const,
        action: own ? 'Open your pass' : 'Complete your registration with your mobile number to get the pass',
        footer: 'This message was sent automatically, please do not reply.',
      };
  const { names, picture, ...text } = words;
  return {
    channel: 'email',
    recipient: to.email,
    ...letter({
      ...text,
      language,
      facts: [
        [names[0], code],
        [names[1], daysText(language, edition.opensOn, edition.closesOn)],
        [names[2], venue],
      ],
      ...(own ? { picture: { ...PICTURE, text: picture } } : {}),
      action: { text: words.action, href: own ? passAddress(site) : `${site}/vistor/register-gz` },
    }),
    attachments: await attachmentsOf(to, visit),
  };
}
