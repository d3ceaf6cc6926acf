import { Refusal } from '../../../http/errors.ts';
import type { Bilingual, Language } from '../../../http/language.ts';
import type { Message } from '../../../outbox/index.ts';

export const what: Bilingual = { ZH: '公司', EN: 'company' };
export const whatAccount: Bilingual = { ZH: '账号', EN: 'account' };

export const labels = {
  boothNumber: { ZH: '展位号', EN: 'Booth number' },
  boothKind: { ZH: '展位类型', EN: 'Booth type' },
  boothArea: { ZH: '展位面积', EN: 'Booth area' },
} satisfies Record<string, Bilingual>;

export const account: Bilingual = { ZH: '账号', EN: 'Account' };

export const prompts = {
  address: {
    ZH: '请输入正确的邮箱或手机号码',
    EN: 'Enter a correct e-mail address or mobile number',
  },
  name: { ZH: '请输入姓名', EN: 'Enter the name' },
  taken: (company: string): Bilingual => ({
    ZH: company ? `该邮箱或号码已用于登录“${company}”` : '该邮箱或号码已有展商账号',
    EN: company
      ? `This address or number already logs in for “${company}”`
      : 'This address or number has an exhibitor account already',
  }),
  booth: (company: string): Bilingual => ({
    ZH: `该展位号已分配给“${company}”`,
    EN: `This booth number belongs to “${company}”`,
  }),
  itself: { ZH: '不能与自身合并', EN: 'A company cannot be merged with itself' },
};

/** Somebody else has changed the booth since it was read. */
export const quicker = new Refusal(
  {
    ZH: '该公司的展位刚刚被他人修改，请核对后再保存',
    EN: 'Somebody else has just changed this booth. Please check it and save again',
  },
  500,
  412,
);

export const said = {
  booth: { ZH: '展位已保存，网站已更新', EN: 'The booth has been saved, and the site shows it' },
  added: { ZH: '账号已开通，邀请已发送', EN: 'The account is open, and the invitation is on its way' },
  invited: { ZH: '邀请已重新发送', EN: 'The invitation has been sent again' },
  locked: { ZH: '账号已锁定，登录已终止', EN: 'The account is locked and logged out everywhere' },
  unlocked: { ZH: '账号已解除锁定', EN: 'The account is unlocked' },
  merged: { ZH: '两家公司已合并', EN: 'The two companies have been merged' },
} satisfies Record<string, Bilingual>;

/** The invitation for who signs in by a number. @param site like https://fair.example/d */
export const textMessage = (
  recipient: string,
  company: string,
  language: Language,
  site: string,
): Message => ({
  channel: 'sms',
  recipient,
  language,
  body:
    language === 'ZH'
      ? `${company}的展商账号已开通，请用本手机号码获取验证码登录展商中心：${site}/zsLogin`
      : `The exhibitor account of ${company} is open. Log in with this number and a code: ${site}/zsLogin`,
});
