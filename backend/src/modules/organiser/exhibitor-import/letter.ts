import type { Language } from '../../../http/language.ts';
import { letter, type Message } from '../../../outbox/index.ts';
import type { ListedCompany } from './check-line.ts';

const CHINESE = new Set(['CN', 'HK', 'MO', 'TW']);

/** The letter that tells a company of its account and how to get in; it says what that of an approved booth application says. */
export function importLetter(company: ListedCompany, site: string): Message {
  const language: Language = company.nameCn !== '' && CHINESE.has(company.country) ? 'ZH' : 'EN';
  const name = language === 'ZH' ? company.nameCn : company.nameEn || company.nameCn;
  const { email, boothNumber } = company;
  const words = {
    ZH: {
      subject: '您的展商账号已开通',
      paragraphs: [
        `${company.contact === '' ? '' : `${company.contact}，`}您好！`,
        `主办方已为${name}开通展商账号。`,
        `请使用 ${email} 获取验证码登录展商中心，并在“修改密码”中设置登录密码。`,
      ],
      booth: '展位号',
      action: '登录展商中心',
      footer: '此邮件由系统自动发送，请勿直接回复。',
    },
    EN: {
      subject: 'Your exhibitor account is open',
      paragraphs: [
        company.contact === '' ? 'Dear Sir or Madam,' : `Dear ${company.contact},`,
        `The organiser has opened the exhibitor account of ${name}.`,
        `Log in to the exhibitor centre with ${email} and a code, then set a password under “Password”.`,
      ],
      booth: 'Booth number',
      action: 'Open the exhibitor centre',
      footer: 'This message was sent automatically, please do not reply.',
    },
  }[language];
  const { subject, paragraphs, footer } = words;
  return {
    channel: 'email',
    recipient: email,
    ...letter({
      ...{ language, subject, paragraphs, footer },
      facts: boothNumber === '' ? [] : [[words.booth, boothNumber]],
      action: { text: words.action, href: `${site}/zsLogin` },
    }),
  };
}
