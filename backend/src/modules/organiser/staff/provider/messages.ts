import type { Bilingual } from '../../../../http/language.ts';

export const prompts = {
  device: {
    ZH: '浏览器未保存 Cookie，无法登录。请允许本网站使用 Cookie 后重试',
    EN: 'Your browser keeps no cookies. Allow them for this site and try again',
  },
  expired: {
    ZH: '本次登录已失效，或在其他浏览器中发起。请重新登录',
    EN: 'This login has expired or was started in another browser. Log in again',
  },
  cancelled: {
    ZH: '登录已取消，请重新登录',
    EN: 'The login was cancelled. Log in again',
  },
  unreachable: {
    ZH: '统一身份认证暂时没有响应，请稍后再试',
    EN: 'The identity provider does not answer right now. Please try again later',
  },
  unusable: {
    ZH: '统一身份认证返回的结果无法验证。请重新登录，如仍失败请联系管理员',
    EN: 'The answer of the identity provider could not be verified. Log in again, or ask an administrator',
  },
  unverified: {
    ZH: '您在统一身份认证中的邮箱尚未验证，无法登录管理后台',
    EN: 'The identity provider has not verified your e-mail address, so you cannot log in to the console',
  },
  unknown: {
    ZH: '您在统一身份认证中的邮箱不属于任何工作人员，请联系管理员',
    EN: 'The e-mail address that the identity provider has of you belongs to nobody of the staff. Ask an administrator',
  },
  lapsed: {
    ZH: '您的邀请已失效，请联系管理员重新邀请',
    EN: 'Your invitation is no longer valid. Ask an administrator for a new one',
  },
  other: {
    ZH: '您的工作人员账号已关联另一个统一身份认证账号，请联系管理员解除关联',
    EN: 'Your staff account is linked to another account of the identity provider. Ask an administrator to unlink it',
  },
  locked: { ZH: '没有权限，请联系管理员', EN: 'No permission, please contact the administrator' },
} satisfies Record<string, Bilingual>;

/** What is told where passwords are turned off. @param name of the provider */
export const passwordsOff = (name: Bilingual): Bilingual => ({
  ZH: `已停用密码登录，请通过${name.ZH}登录`,
  EN: `Passwords are turned off here. Log in with ${name.EN}`,
});

export const what: Bilingual = { ZH: '统一身份认证', EN: 'identity provider' };
