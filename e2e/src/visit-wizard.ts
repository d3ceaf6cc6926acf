import type { Page } from 'playwright-core';
import { codeFor } from './session.ts';

/** What the wizard and the pages around it say. */
export const words = {
  ZH: {
    start: '开始登记',
    send: '获取验证码',
    next: '下一步',
    back: '上一步',
    finish: '提交登记',
    agreeFirst: '请先阅读并同意隐私声明',
    sent: '验证码已发送',
    done: '登记成功',
    centre: '进入观众中心',
    download: '下载图片',
    summary: '有 6 处需要修改',
    unanswered: '请回答这个问题',
    blank: '请填写补充说明',
    kept: '参观证已保存在此设备上',
    offline: '参观证（离线）',
    signOut: '退出登录',
    called: '王思远 女士',
    mail: '您的参观登记已完成',
    stay: '继续填写',
    gate: '请先填写观众问卷',
    toSurvey: '去填写问卷',
    submit: '提交问卷',
    thanks: '感谢您填写问卷',
    menu: '咨询',
    again: '您已完成登记，请直接登录观众中心查看参观证',
    ended: '上次的验证已过期',
    wrongMobile: '手机号码格式不正确',
  },
  EN: {
    start: 'Start',
    send: 'Send code',
    next: 'Continue',
    back: 'Back',
    finish: 'Register',
    agreeFirst: 'Please read and agree to the privacy statement first',
    sent: 'The code has been sent',
    done: 'Registered successfully',
    centre: 'Go to the visitor centre',
    download: 'Download picture',
    summary: 'There are 7 things to correct',
    unanswered: 'Answer this question',
    blank: 'Enter your answer',
    kept: 'Your pass is saved on this device',
    offline: 'Visit pass (offline)',
    signOut: 'Log out',
    called: 'Ms Ada Fairweather',
    mail: 'Your visit is registered',
    stay: 'Keep editing',
    gate: 'Answer the questionnaire first',
    toSurvey: 'Answer the questionnaire',
    submit: 'Submit answers',
    thanks: 'These are your answers',
    menu: 'Enquiries',
    again: 'You are already registered. Please log in to see your pass',
    ended: 'your last verification has expired',
    wrongMobile: 'Enter a valid mobile number',
  },
} as const;
type Lang = keyof typeof words;

export const WIZARD = '/d/vistor/register-gz';
export const main = (at: Page) => at.getByRole('main');
export const field = (at: Page, name: string) => main(at).locator(`[name=${name}]`);
export const press = (at: Page, name: string) => main(at).getByRole('button', { name, exact: true }).click();

/** Whole ways through four steps, on machines that do other things besides. */
export const LONG_MS = 90_000;

let made = 0;
/** Nobody has used it before: each gets one code a minute. */
export const newRecipient = (lang: Lang) => {
  made += 1;
  const digits = String(process.pid % 10_000).padStart(4, '0') + String(made).padStart(4, '0');
  return lang === 'ZH' ? `137${digits}` : `visitor-${digits}@cable.example`;
};

export async function prove(at: Page, lang: Lang, recipient: string): Promise<void> {
  const say = words[lang];
  await field(at, 'recipient').fill(recipient);
  await press(at, say.send);
  await at.getByText(say.sent).waitFor();
  await field(at, 'code').fill(await codeFor(recipient));
  if (lang === 'EN') {
    await field(at, 'password').fill('copper and glass 25');
    await field(at, 'passwordAgain').fill('copper and glass 25');
  }
  await field(at, 'isAgreed').check();
  await press(at, say.next);
}

export async function fillIn(at: Page, lang: Lang, email: string): Promise<void> {
  await field(at, 'name').fill(lang === 'ZH' ? '王思远' : 'Ada Fairweather');
  await field(at, 'title').nth(1).check();
  await field(at, 'identityNumber').fill('E12345678');
  await field(at, 'companyName').fill(lang === 'ZH' ? '东方线缆有限公司' : 'Harbour Power Ltd');
  if (lang === 'EN') {
    await field(at, 'country').selectOption('GB');
    await field(at, 'mobile').fill('07700 900123');
  }
  await field(at, 'email').fill(email);
  await field(at, 'position').selectOption({ index: 2 });
  await field(at, 'address').fill(
    lang === 'ZH' ? '上海市浦东新区世纪大道一千六百号' : '14 Wharf Road, Southampton',
  );
}

/** The first option of every question. */
export async function answerAll(at: Page): Promise<void> {
  await main(at).locator('fieldset input[type=checkbox]').nth(1).waitFor();
  for (const question of await main(at).locator('fieldset').all())
    await question.locator('input').first().check();
}

/** The code that the card shows in words, without its groups. */
export const codeOn = async (at: Page) =>
  (await main(at).locator('[data-pass] [data-code]').innerText()).replaceAll('-', '').trim();
