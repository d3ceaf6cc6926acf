import type { Bilingual } from '../../http/language.ts';

/** What the wizard and the passes say. */
export const said = {
  begun: { ZH: '验证成功，请填写观众信息', EN: 'Verified, please enter your details' },
  resumed: { ZH: '欢迎回来，请继续完成登记', EN: 'Welcome back. Continue where you left off' },
  saved: { ZH: '信息已保存', EN: 'Your details have been saved' },
  /** Finished without the questionnaire (ERR-046). */
  applied: { ZH: '申请成功', EN: 'Applied successfully' },
  finished: { ZH: '登记成功', EN: 'Registered successfully' },
  answered: { ZH: '问卷提交成功', EN: 'Your answers have been saved' },
  signedIn: { ZH: '登录成功', EN: 'Login successful' },
} satisfies Record<string, Bilingual>;

export const what = { ZH: '登记信息', EN: 'registration' };

/** What is wrong, by field. */
export const prompts = {
  agreed: {
    ZH: '请先阅读并同意隐私声明',
    EN: 'Please read and agree to the privacy statement first',
  },
  code: { ZH: '请输入验证码', EN: 'Enter the verification code' },
  password: { ZH: '请输入密码', EN: 'Enter your password' },
  passwordAgain: { ZH: '请再次输入密码', EN: 'Enter the password again' },
  passwordsDiffer: { ZH: '两次输入的密码不一致', EN: 'The two password entries are inconsistent' },
  closed: {
    ZH: '本届展会的网上参观登记已截止，欢迎到现场登记',
    EN: 'Pre-registration for this edition has closed. You are welcome to register at the entrance',
  },
  already: {
    ZH: '您已完成登记，请直接登录观众中心查看参观证',
    EN: 'You are already registered. Please log in to see your pass',
  },
  mobileTaken: { ZH: '该手机号码已登记', EN: 'This mobile number is already registered' },
  isComplete: {
    ZH: '登记已完成，信息不能再修改',
    EN: 'The registration is complete and cannot be changed any more',
  },
  infoFirst: { ZH: '请先填写观众信息', EN: 'Enter your details first' },
  firstName: { ZH: '请输入姓名', EN: 'Enter your name' },
  gender: { ZH: '请选择称谓', EN: 'Select a title' },
  identityNumber: { ZH: '请输入证件号码', EN: 'Enter your ID or passport number' },
  identityForm: {
    ZH: '证件号码格式不正确',
    EN: 'Enter 5 to 40 letters and digits',
  },
  position: { ZH: '请选择职位', EN: 'Select a position' },
  country: { ZH: '请选择国家或地区', EN: 'Select a country or region' },
  companyName: { ZH: '请输入公司名称', EN: 'Enter the company name' },
  telephone: { ZH: '电话号码格式不正确', EN: 'Enter a valid phone number' },
  ext: { ZH: '分机号只能是数字', EN: 'Enter digits only' },
  website: { ZH: '网址格式不正确', EN: 'Enter a valid web address' },
  email: { ZH: '请输入邮箱', EN: 'Enter your e-mail address' },
  emailForm: { ZH: '邮箱格式不正确', EN: 'Enter a valid e-mail address' },
  mobile: { ZH: '请输入手机号码', EN: 'Enter your mobile number' },
  mobileForm: { ZH: '手机号码格式不正确', EN: 'Enter a valid mobile number' },
  detailAddress: { ZH: '请输入详细地址', EN: 'Enter your address' },
  addressShort: {
    ZH: '详细地址至少需要 10 个字符',
    EN: 'The address needs at least 10 characters',
  },
  everyQuestion: { ZH: '请回答所有问题', EN: 'Answer every question' },
  unknownAnswer: { ZH: '所选答案不存在', EN: 'The chosen answer does not exist' },
  oneAnswer: { ZH: '该问题只能选择一个答案', EN: 'Select one answer only' },
  otherEmpty: { ZH: '输入框不能为空', EN: 'The input field cannot be empty' },
  otherLong: { ZH: '补充内容不能超过 100 个字符', EN: 'Your answer cannot exceed 100 characters' },
  answeredBefore: { ZH: '您已提交过问卷', EN: 'You have already answered the questionnaire' },
  ticket: {
    ZH: '自动登录已失效，请使用验证码或密码登录',
    EN: 'The automatic login has expired, please log in with a code or your password',
  },
} satisfies Record<string, Bilingual>;

/** A text that is too long, with its limit in characters as people count them. */
export const tooLong = (limit: number): Bilingual => ({
  ZH: `内容不能超过 ${limit} 个字符`,
  EN: `At most ${limit} characters`,
});

/** What is missing of somebody whom another person registers: it is not the reader's own. */
export const missing = {
  firstName: { ZH: '请输入姓名', EN: 'Enter the person’s name' },
  mobileNumber: { ZH: '请输入手机号码', EN: 'Enter the person’s mobile number' },
  email: { ZH: '请输入邮箱', EN: 'Enter the person’s e-mail address' },
  identityNumber: { ZH: '请输入证件号码', EN: 'Enter the person’s ID or passport number' },
};
