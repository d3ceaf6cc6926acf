import type { Bilingual } from '../../../http/language.ts';

export const what: Bilingual = { ZH: '人员', EN: 'person' };

export const prompts = {
  short: {
    ZH: '请至少输入一个汉字或两个字母',
    EN: 'Enter at least two letters or one Chinese character',
  },
  noAccount: {
    ZH: '此人没有账号',
    EN: 'This person has no account',
  },
  noPass: {
    ZH: '此人还没有参观证，或没有邮箱',
    EN: 'This person has no pass yet, or no e-mail address',
  },
  typed: {
    ZH: '与此人的号码或邮箱不一致',
    EN: 'This does not match the person’s number or e-mail address',
  },
} satisfies Record<string, Bilingual>;

export const said = {
  sent: { ZH: '确认信已重新发送', EN: 'The confirmation has been sent again' },
  locked: { ZH: '账号已锁定，登录已终止', EN: 'The account is locked and logged out everywhere' },
  unlocked: { ZH: '账号已解除锁定', EN: 'The account is unlocked' },
  signedOut: { ZH: '已在所有设备上退出登录', EN: 'Logged out everywhere' },
  smsSent: { ZH: '验证码已发送，请注意查收短信', EN: 'The code has been sent by SMS' },
  emailSent: { ZH: '验证码已发送，请查收邮箱', EN: 'The code has been sent by e-mail' },
  deleted: { ZH: '账号已注销，个人数据已删除', EN: 'Your account and personal data have been deleted' },
  forgotten: { ZH: '此人的个人数据已删除', EN: 'The personal data has been deleted' },
} satisfies Record<string, Bilingual>;

/** Facts of a registration and an account, in their order. */
export const labels = {
  state: { ZH: '登记状态', EN: 'Registration' },
  gender: { ZH: '称谓', EN: 'Title' },
  position: { ZH: '职位', EN: 'Position' },
  department: { ZH: '部门', EN: 'Department' },
  country: { ZH: '国家或地区', EN: 'Country or region' },
  telephone: { ZH: '电话', EN: 'Phone' },
  contactEmail: { ZH: '联系邮箱', EN: 'Contact e-mail' },
  website: { ZH: '网址', EN: 'Website' },
  postcode: { ZH: '邮编', EN: 'Postcode' },
  detailAddress: { ZH: '地址', EN: 'Address' },
  registeredBy: { ZH: '登记人', EN: 'Registered by' },
  registeredAt: { ZH: '开始登记', EN: 'Registration started' },
  finishedAt: { ZH: '完成登记', EN: 'Registration finished' },
  company: { ZH: '代表的公司', EN: 'Company account' },
  accountMobile: { ZH: '登录号码', EN: 'Mobile number to log in' },
  accountEmail: { ZH: '登录邮箱', EN: 'E-mail address to log in' },
  accountSince: { ZH: '开通账号', EN: 'Account since' },
} satisfies Record<string, Bilingual>;

export const states: Record<string, Bilingual> = {
  started: { ZH: '已开始', EN: 'Started' },
  informed: { ZH: '已填写信息，未完成问卷', EN: 'Details given, questionnaire open' },
  finished: { ZH: '已完成', EN: 'Finished' },
};
