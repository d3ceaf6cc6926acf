import type { Bilingual } from '../../http/language.ts';

/** What callers are told when a call has done what they asked for. */
export const said = {
  smsSent: { ZH: '验证码已发送，请注意查收短信', EN: 'The code has been sent by SMS' },
  emailSent: { ZH: '验证码已发送，请查收邮箱', EN: 'The code has been sent by e-mail' },
  signedIn: { ZH: '登录成功', EN: 'Login successful' },
  signedOut: { ZH: '已退出登录', EN: 'You are logged out' },
  changed: { ZH: '修改成功', EN: 'Changed' },
} satisfies Record<string, Bilingual>;
