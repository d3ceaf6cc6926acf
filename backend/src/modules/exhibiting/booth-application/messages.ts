import type { Bilingual, Language } from '../../../http/language.ts';
import { letter, type Message } from '../../../outbox/index.ts';
import type { Decision } from '../../../review/index.ts';

export const what: Bilingual = { ZH: '展位申请', EN: 'booth application' };

/** What is wrong, by field (VAL-068..074). */
export const prompts = {
  agreed: {
    ZH: '请先阅读并同意数据保护声明',
    EN: 'Please read and agree to the data protection statement first',
  },
  title: { ZH: '请选择称谓', EN: 'Select a title' },
  name: { ZH: '请输入姓名', EN: 'Enter your name' },
  company: { ZH: '请输入公司名称', EN: 'Enter the company name' },
  department: { ZH: '请输入部门', EN: 'Enter your department' },
  position: { ZH: '请选择职位', EN: 'Select a position' },
  country: { ZH: '请选择国家或地区', EN: 'Select a country or region' },
  telephone: { ZH: '请输入电话号码', EN: 'Enter your phone number' },
  telephoneForm: { ZH: '电话号码格式不正确', EN: 'Enter a valid phone number' },
  mobile: { ZH: '请输入手机号码', EN: 'Enter your mobile number' },
  mobileForm: { ZH: '手机号码格式不正确', EN: 'Enter a valid mobile number' },
  email: { ZH: '请输入邮箱', EN: 'Enter your e-mail address' },
  emailForm: { ZH: '邮箱格式不正确', EN: 'Enter a valid e-mail address' },
  website: { ZH: '网址格式不正确', EN: 'Enter a valid web address' },
  captcha: { ZH: '请输入验证码', EN: 'Enter the verification code' },
  pictureNeeded: {
    ZH: '当前网络提交的展位申请较多，请输入图形验证码后继续',
    EN: 'Many booth applications have been sent from your network. Enter the picture code to continue',
  },
  password: { ZH: '请输入密码', EN: 'Enter your password' },
  passwordAgain: { ZH: '请再次输入密码', EN: 'Enter the password again' },
  passwordsDiffer: { ZH: '两次输入的密码不一致', EN: 'The two password entries are inconsistent' },
  productService: {
    ZH: '请至少选择一类产品或服务',
    EN: 'Select at least one kind of product or service',
  },
  waysToKnow: {
    ZH: '请至少选择一种了解展会的途径',
    EN: 'Select at least one way you heard about the show',
  },
  closed: {
    ZH: '本届展会的展位申请已截止，如有需要请联系主办方',
    EN: 'Booth applications for this edition have closed. Please contact the organiser',
  },
  waits: {
    ZH: '您的展位申请正在审核中，请勿重复提交',
    EN: 'Your booth application is already under review',
  },
  isExhibitor: {
    ZH: '您已是展商，请直接登录展商中心',
    EN: 'You are already an exhibitor. Please log in to the exhibitor centre',
  },
} satisfies Record<string, Bilingual>;

/** What is wrong with what an approval settles of the booth. */
export const termPrompts = {
  number: { ZH: '请填写展位号', EN: 'Enter the booth number' },
  numberLong: (most: number): Bilingual => ({
    ZH: `展位号不能超过 ${most} 个字符`,
    EN: `The booth number cannot exceed ${most} characters`,
  }),
  taken: {
    ZH: '该展位号已分配给其他展商',
    EN: 'This booth number has been assigned to another exhibitor',
  },
  kind: { ZH: '请选择展位类型', EN: 'Select the booth type' },
  kindUnknown: { ZH: '展位类型不正确', EN: 'The booth type is not valid' },
  area: { ZH: '请填写展位面积', EN: 'Enter the booth area' },
  areaForm: {
    ZH: '展位面积须为大于 0 的数字，例如 36 或 37.5，不超过 9999.99 平方米',
    EN: 'The booth area is a number above 0 like 36 or 37.5, at most 9999.99 square metres',
  },
};

export const received: Bilingual = {
  ZH: '展位申请已提交，审核结果将发送到您的邮箱',
  EN: 'Your booth application has been submitted. The result of the review will be sent to your e-mail address',
};

interface Applicant {
  language: Language;
  name: string;
  company: string;
  email: string;
  /** What the account signs in with. */
  proved: string;
  hasPassword: boolean;
}

/** The mail that tells what became of an application; approved, it names the booth and how to get into the centre. */
export function decisionLetter(to: Applicant, decision: Decision, site: string, boothNumber = ''): Message {
  const { language, name, company, email, proved, hasPassword } = to;
  const isApproved = decision.status === 'approved';
  const words = language === 'ZH' ? chinese(name, company) : english(name, company);
  const said = isApproved ? words.approved(proved, hasPassword) : words.rejected(decision.reason[language]);
  return {
    channel: 'email',
    recipient: email,
    ...letter({
      language,
      ...said,
      facts: boothNumber === '' ? [] : [[words.booth, boothNumber]],
      action: { text: said.action, href: `${site}${isApproved ? '/zsLogin' : '/zwApply'}` },
      footer: words.footer,
    }),
  };
}

const chinese = (name: string, company: string) => ({
  approved: (proved: string, hasPassword: boolean) => ({
    subject: '您的展位申请已通过审核',
    paragraphs: [
      `${name}，您好！`,
      `${company}的展位申请已通过审核，展商账号已开通。`,
      hasPassword
        ? `请使用 ${proved} 和申请时设置的密码，或短信、邮箱验证码登录展商中心。`
        : `请使用 ${proved} 获取验证码登录展商中心，并在“修改密码”中设置登录密码。`,
    ],
    action: '登录展商中心',
  }),
  rejected: (reason: string) => ({
    subject: '您的展位申请未通过审核',
    paragraphs: [
      `${name}，您好！`,
      `${company}的展位申请未通过审核。原因：${reason}`,
      '您可以修改后重新申请。',
    ],
    action: '重新申请',
  }),
  booth: '展位号',
  footer: '此邮件由系统自动发送，请勿直接回复。',
});

const english = (name: string, company: string) => ({
  approved: (proved: string, hasPassword: boolean) => ({
    subject: 'Your booth application has been approved',
    paragraphs: [
      `Dear ${name},`,
      `The booth application of ${company} has been approved and its exhibitor account is open.`,
      hasPassword
        ? `Log in to the exhibitor centre with ${proved} and the password that you chose, or with a code.`
        : `Log in to the exhibitor centre with ${proved} and a code, then set a password under “Password”.`,
    ],
    action: 'Open the exhibitor centre',
  }),
  rejected: (reason: string) => ({
    subject: 'Your booth application was not approved',
    paragraphs: [
      `Dear ${name},`,
      `The booth application of ${company} was not approved. Reason: ${reason}`,
      'You are welcome to apply again.',
    ],
    action: 'Apply again',
  }),
  booth: 'Booth number',
  footer: 'This message was sent automatically, please do not reply.',
});
