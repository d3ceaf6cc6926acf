import type { Language } from '../../http/language.ts';
import { letter, type Message } from '../../outbox/index.ts';

/** Who speaks for a company from now on. */
export interface Invited {
  language: Language;
  /** Blank where nobody was named. */
  name: string;
  company: string;
  /** Where the letter goes, and what the account signs in with. */
  email: string;
  hasPassword: boolean;
  /** Blank while there is none. */
  boothNumber: string;
}

const chinese = ({ name, company, email, hasPassword }: Invited) => ({
  subject: '您的展商账号已开通',
  paragraphs: [
    `${name === '' ? '' : `${name}，`}您好！`,
    `主办方已为${company}开通展商账号。`,
    hasPassword
      ? `请使用 ${email} 和您的密码，或邮箱验证码登录展商中心。`
      : `请使用 ${email} 获取验证码登录展商中心，并在“修改密码”中设置登录密码。`,
  ],
  booth: '展位号',
  action: '登录展商中心',
  footer: '此邮件由系统自动发送，请勿直接回复。',
});

const english = ({ name, company, email, hasPassword }: Invited) => ({
  subject: 'Your exhibitor account is open',
  paragraphs: [
    name === '' ? 'Dear Sir or Madam,' : `Dear ${name},`,
    `The organiser has opened the exhibitor account of ${company}.`,
    hasPassword
      ? `Log in to the exhibitor centre with ${email} and your password, or with a code.`
      : `Log in to the exhibitor centre with ${email} and a code, then set a password under “Password”.`,
  ],
  booth: 'Booth number',
  action: 'Open the exhibitor centre',
  footer: 'This message was sent automatically, please do not reply.',
});

/** The letter that tells of an account which the organiser has opened, and how to get in. */
export function accountLetter(to: Invited, site: string): Message {
  const { language, email, boothNumber } = to;
  const { booth, action, ...words } = language === 'ZH' ? chinese(to) : english(to);
  return {
    channel: 'email',
    recipient: email,
    ...letter({
      language,
      ...words,
      facts: boothNumber === '' ? [] : [[booth, boothNumber]],
      action: { text: action, href: `${site}/zsLogin` },
    }),
  };
}
