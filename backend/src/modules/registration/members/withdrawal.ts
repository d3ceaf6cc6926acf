import type { Language } from '../../../http/language.ts';
import { letter, type Message } from '../../../outbox/index.ts';
import { groupedCode } from '../pass/confirmation.ts';
import type { Visit } from '../pass/calendar.ts';

interface Withdrawn {
  language: Language;
  email: string;
  firstName: string;
  code: string;
  /** Who withdrew the pass, by name. */
  leader: string;
}

/** Tells somebody that the leader of their group has cancelled their pass, so that nobody stands at the door with it. */
export function withdrawal(
  { language, email, firstName, code, leader }: Withdrawn,
  { edition, site }: Visit,
): Message {
  const show = language === 'ZH' ? edition.name.cn || edition.name.en : edition.name.en || edition.name.cn;
  const words =
    language === 'ZH'
      ? {
          subject: '您的参观证已取消',
          paragraphs: [
            `${firstName}，您好！`,
            `${leader}已取消为您登记的${show}参观证，凭该参观编号不能再入场。`,
            '您仍可用自己的手机号码登记参观。',
          ],
          name: '已取消的参观编号',
          action: '登记参观',
          footer: '此邮件由系统自动发送，请勿直接回复。',
        }
      : {
          subject: 'Your visit pass has been cancelled',
          paragraphs: [
            `Dear ${firstName},`,
            `${leader} has cancelled the visit pass that you had for ${show}. Its visitor code no longer lets you in.`,
            'You are welcome to register with your own mobile number.',
          ],
          name: 'Cancelled visitor code',
          action: 'Register to visit',
          footer: 'This message was sent automatically, please do not reply.',
        };
  const { name, action, ...text } = words;
  return {
    channel: 'email',
    recipient: email,
    ...letter({
      ...text,
      language,
      facts: [[name, groupedCode(code)]],
      action: { text: action, href: `${site}/vistor/register-gz` },
    }),
  };
}
