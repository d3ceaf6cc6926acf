import { shanghaiText } from '../../../clock/clock.ts';
import type { Bilingual, Language } from '../../../http/language.ts';
import type { Message } from '../../../outbox/index.ts';

export const prompts = {
  email: { ZH: '请输入邮箱', EN: 'Enter the e-mail address' },
  malformed: { ZH: '邮箱格式不正确', EN: 'Enter a valid e-mail address' },
  password: { ZH: '请输入密码', EN: 'Enter your password' },
  code: { ZH: '请输入动态验证码', EN: 'Enter the authenticator code' },
  wrong: {
    ZH: '邮箱、密码或动态验证码错误',
    EN: 'The e-mail address, the password or the authenticator code is wrong',
  },
  wrongCode: {
    ZH: '动态验证码错误，请检查手机时间是否准确',
    EN: 'The authenticator code is wrong. Check that the clock of your phone is right',
  },
  ticket: {
    ZH: '邀请链接已失效，请联系管理员重新邀请',
    EN: 'This invitation is no longer valid. Ask an administrator for a new one',
  },
  locked: { ZH: '没有权限，请联系管理员', EN: 'No permission, please contact the administrator' },
  name: { ZH: '请输入姓名', EN: 'Enter the name' },
  nameLong: { ZH: '姓名不能超过 60 个字符', EN: 'The name cannot exceed 60 characters' },
  rights: { ZH: '请至少选择一项权限', EN: 'Select at least one permission' },
  known: { ZH: '该邮箱已被使用', EN: 'This e-mail address is already in use' },
  self: {
    ZH: '不能锁定自己或撤销自己的管理员权限',
    EN: 'You cannot lock yourself or remove your own administrator permission',
  },
  last: { ZH: '至少需要保留一名管理员', EN: 'At least one administrator must remain' },
} satisfies Record<string, Bilingual>;

export const what: Bilingual = { ZH: '工作人员', EN: 'staff member' };

interface Invited {
  language: Language;
  name: string;
  email: string;
  /** Address of the page that accepts it. */
  link: string;
  expiresAt: Date;
  /** What the identity provider is called, where people sign in by it alone. */
  provider: Bilingual | undefined;
}

/** The letter with the link to set a password and an authenticator, or to come in by the identity provider. */
export function invitationLetter(invited: Invited): Message {
  const { language, name, email, link, expiresAt, provider } = invited;
  const until = shanghaiText(expiresAt);
  const todo = {
    ZH: provider ? `通过${provider.ZH}登录` : '设置密码并绑定身份验证器应用',
    EN: provider ? `log in with ${provider.EN}` : 'set a password and an authenticator app',
  };
  const text = {
    ZH: {
      subject: '邀请您加入主办方管理后台',
      body: `${name}，您好！\n\n您被邀请加入主办方管理后台。请打开以下链接，${todo.ZH}：\n${link}\n\n链接仅可使用一次，北京时间 ${until} 前有效，请勿转发。`,
    },
    EN: {
      subject: 'Your invitation to the organiser console',
      body: `Dear ${name},\n\nyou have been invited to the organiser console. Open this link to ${todo.EN}:\n${link}\n\nIt works once, until ${until} (Beijing time). Do not share it.`,
    },
  }[language];
  return { channel: 'email', recipient: email, language, ...text, isSecret: true };
}
