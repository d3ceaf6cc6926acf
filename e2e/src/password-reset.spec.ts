import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page } from './browser.ts';
import { codeFor, tokenFor } from './code-sign-in.ts';
import { ownSystem, type OwnSystem } from './own-system.ts';

// An account and a role for each language, because a number gets one code a minute.
const words = {
  ZH: {
    role: 'visitor',
    login: '/d/vistor/login',
    address: '/d/vistor/password',
    account: '13800138002',
    email: 'miller@wirefair.example',
    forgotten: '忘记密码？',
    heading: '找回观众账号密码',
    send: '获取验证码',
    sent: '验证码已发送',
    submit: '设置新密码',
    noRecipient: '请输入手机号码或邮箱',
    noCode: '请输入验证码',
    short: '新密码至少需要 8 个字符',
    common: '这个密码太常见，容易被猜到，请换一个',
    wrong: '验证码错误或已失效',
    done: '密码已修改，请用新密码登录',
    told: '您的密码已修改',
  },
  EN: {
    role: 'exhibitor',
    login: '/d/zsLogin',
    address: '/d/zsPassword',
    account: '13900139002',
    email: 'weber@wirefair.example',
    forgotten: 'Forgotten your password?',
    heading: 'Set a new password for your exhibitor account',
    send: 'Send code',
    sent: 'The code has been sent',
    submit: 'Set new password',
    noRecipient: 'Enter your mobile number or',
    noCode: 'Enter the verification code',
    short: 'The new password needs at least 8 characters',
    common: 'This password is among the most common ones and easy to guess, please choose another',
    wrong: 'The verification code is wrong or has expired',
    done: 'Your password has been changed. Please log in with the new one.',
    told: 'Your password has been changed',
  },
} as const;

const main = (at: Page) => at.getByRole('main');
const field = (at: Page, name: string) => main(at).locator(`[name=${name}]`);
const press = (at: Page, name: string) => main(at).getByRole('button', { name, exact: true }).click();
const focused = (at: Page) => at.evaluate(() => document.activeElement?.getAttribute('name'));
async function typePassword(at: Page, password: string): Promise<void> {
  for (const name of ['newPassword', 'repeated']) await field(at, name).fill(password);
}

describe('a forgotten password', () => {
  let system: OwnSystem;
  beforeAll(async () => {
    system = await ownSystem();
  });
  afterAll(() => system.stop());

  it.each(['ZH', 'EN'] as const)('is replaced by a code, from the login on: %s', async (locale) => {
    const say = words[locale];
    // By the e-mail address: the number gets the code for the new password.
    const token = await tokenFor(say.email, say.role, system);
    const at = await page({ locale, width: locale === 'ZH' ? 375 : 1440, height: 812 });
    await at.goto(`${system.baseUrl}${say.login}?return=%2Fsearch`);
    await main(at).getByRole('link', { name: say.forgotten }).click();
    await at.getByRole('heading', { level: 1, name: say.heading }).waitFor();
    expect(new URL(at.url()).pathname).toBe(say.address);
    await press(at, say.submit);
    for (const text of [say.noRecipient, say.noCode]) await main(at).getByText(text).waitFor();
    expect(await focused(at)).toBe('recipient');
    await expectNoAxeViolations(at);
    await field(at, 'recipient').fill(say.account);
    await press(at, say.send);
    await at.getByText(say.sent).waitFor();
    const code = await codeFor(say.account, system);
    await field(at, 'code').fill(code === '000000' ? '111111' : '000000');
    await typePassword(at, 'kurz 12');
    await press(at, say.submit);
    await main(at).getByText(say.short).waitFor();
    await typePassword(at, 'iron and copper');
    await press(at, say.submit);
    await main(at).getByText(say.wrong).waitFor();
    expect(await focused(at)).toBe('code');
    await field(at, 'code').fill(code);
    await typePassword(at, 'password1');
    await press(at, say.submit);
    await main(at).getByText(say.common).waitFor();
    expect(await focused(at)).toBe('newPassword');
    await typePassword(at, 'iron and copper');
    await press(at, say.submit);
    await at.getByText(say.done).waitFor();
    await at.waitForURL((url) => url.pathname === say.login && url.search === '?return=%2Fsearch');
    const ended = await at.request.post(`${system.baseUrl}/graphql`, {
      data: { query: '{ viewer { id } }' },
      headers: { token },
    });
    expect(await ended.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    await at.goto(`${system.baseUrl}/d/mailbox?recipient=${say.email}`);
    await main(at).getByText(say.told, { exact: true }).first().waitFor();
  });
});
