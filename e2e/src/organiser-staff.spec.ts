import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { page, untilFilled, untilLive } from './browser.ts';
import { enterConsole } from './console-session.ts';
import { failOperation } from './graphql.ts';
import { expectFitEveryScreen, expectFitInBothThemes, expectOneLanguage } from './looks.ts';
import { first, required } from './required.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    title: '管理后台 - 第十二届国际线缆工业展览会',
    login: '登录管理后台',
    submit: '登录',
    hello: /，您好/,
    demo: '演示账号',
    missing: '请输入动态验证码',
    email: '邮箱',
    password: '密码',
    code: '动态验证码',
    wrong: '邮箱、密码或动态验证码错误',
    signOut: '退出登录',
    staff: '工作人员',
    invite: '邀请工作人员',
    send: '发送邀请',
    sent: '邀请已发送',
    name: '姓名',
    rights: '请至少选择一项权限',
    reviewer: /^审核：/,
    accept: '完成并进入后台',
    again: '再次输入密码',
    newPassword: '设置密码',
    tooCommon: /这个密码太常见/,
    lock: '锁定',
    locked: '已锁定',
    log: '操作日志',
    accepted: '接受邀请',
    gone: '邀请链接已失效',
    colleague: '沈静',
    console: '主办方管理后台',
    retry: '重试',
  },
  EN: {
    title: /^Organiser console - /,
    login: 'Log in to the console',
    submit: 'Log in',
    hello: /Hello, /,
    demo: 'Demo accounts',
    missing: 'Enter the authenticator code',
    email: 'E-mail address',
    password: 'Password',
    code: 'Authenticator code',
    wrong: 'The e-mail address, the password or the authenticator code is wrong',
    signOut: 'Log out',
    staff: 'Staff',
    invite: 'Invite staff',
    send: 'Send invitation',
    sent: 'The invitation has been sent',
    name: 'Name',
    rights: 'Select at least one permission',
    reviewer: /^Reviewer:/,
    accept: 'Finish and open the console',
    again: 'Password again',
    newPassword: 'New password',
    tooCommon: /among the most common ones/,
    lock: 'Lock',
    locked: 'Locked',
    log: 'Audit log',
    accepted: 'Accepted the invitation',
    gone: 'This invitation is no longer valid',
    colleague: 'Jane Shen',
    console: 'Organiser console',
    retry: 'Try again',
  },
} as const;

/** The link of the newest invitation that an address received. */
async function linkFor(email: string): Promise<string> {
  const mailbox = `${inject('backendUrl')}/app/outbox/mailbox?recipient=${encodeURIComponent(email)}`;
  const { result } = (await (await fetch(mailbox)).json()) as { result: { records: { body: string }[] } };
  const link = /\/d(\/organiser\/welcome#ticket=[\w-]+)/.exec(first(result.records).body)?.[1];
  return required(link, `the link for ${email}`);
}

/** What an authenticator app shows, `ahead` half minutes from now: the next one counts already. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + ahead * 30_000,
  });

describe.each(walkedIn('ZH'))('the organiser’s staff, %s', (lang) => {
  const say = words[lang];
  const email = `colleague-${lang.toLowerCase()}@fair.example`;
  const field = (at: Page, label: string) => at.getByLabel(label, { exact: false }).first();

  it('whoever is not signed in is led to the login and back, and told what is missing or wrong', async () => {
    const at = await page({ locale: lang });
    await at.goto('/d/organiser?menu=staff');
    await at.getByRole('heading', { name: say.login }).waitFor();
    expect(new URL(at.url()).searchParams.get('return')).toBe('/organiser?menu=staff');
    await expectFitInBothThemes(at);
    await expectOneLanguage(at, lang);
    // The demo's people are there to be chosen; the code of a used one is wrong.
    await at.getByRole('button', { name: 'organiser@wirefair.example' }).click();
    await expect.poll(() => at.locator('[name=code]').inputValue()).toMatch(/^\d{6}$/);
    await at.locator('[name=code]').fill('');
    await at.getByRole('button', { name: say.submit, exact: true }).click();
    await at.getByText(say.missing).waitFor();
    expect(await at.locator('[name=code]').evaluate((input) => input === document.activeElement)).toBe(true);
    await at.locator('[name=code]').fill('000000');
    await at.getByRole('button', { name: say.submit, exact: true }).click();
    await at.getByRole('alert').getByText(say.wrong).waitFor();
  });

  it('an administrator invites somebody, who sets password and authenticator, signs in again, and is locked out', async () => {
    const administrator = await page({ locale: lang });
    await enterConsole(administrator);
    await administrator.goto('/d/organiser');
    await administrator.getByRole('heading', { level: 1, name: say.hello }).waitFor();
    expect(await administrator.title()).toMatch(say.title);
    await administrator.getByRole('navigation').getByRole('link', { name: say.staff }).click();
    await administrator.getByRole('button', { name: say.invite }).click();
    const dialog = administrator.getByRole('dialog');
    await dialog.getByLabel(say.name).fill(say.colleague);
    await dialog.getByLabel(say.email).fill(email);
    await dialog.getByRole('button', { name: say.send }).click();
    await dialog.getByText(say.rights).waitFor();
    await dialog.getByLabel(say.reviewer).check();
    await dialog.getByRole('button', { name: say.send }).click();
    await administrator.getByText(say.sent).waitFor();
    const row = administrator.getByRole('listitem').filter({ hasText: email });
    await row.waitFor();

    const colleague = await page({ locale: lang });
    const link = await linkFor(email);
    await colleague.goto(`/d${link}`);
    const secret = await colleague.locator('code').innerText();
    await expectFitInBothThemes(colleague);
    await expectOneLanguage(colleague, lang);
    await colleague.getByLabel(say.newPassword).fill('password1');
    await colleague.getByLabel(say.again).fill('password1');
    await field(colleague, say.code).fill(codeOf(secret));
    await colleague.getByRole('button', { name: say.accept }).click();
    await colleague.getByText(say.tooCommon).waitFor();
    await colleague.getByLabel(say.newPassword).fill('seven copper reels');
    await colleague.getByLabel(say.again).fill('seven copper reels');
    await colleague.getByRole('button', { name: say.accept }).click();
    await colleague.getByRole('heading', { level: 1, name: say.hello }).waitFor();
    // A reviewer has no staff and no log, by the menu and by the address.
    await untilLive(colleague);
    await colleague.goto('/d/organiser?menu=staff');
    await colleague.getByRole('heading', { level: 1, name: say.hello }).waitFor();
    expect(await colleague.getByRole('navigation').getByRole('link', { name: say.staff }).count()).toBe(0);
    await colleague.getByRole('button', { name: say.signOut }).click();
    await colleague.getByRole('heading', { name: say.login }).waitFor();
    await field(colleague, say.email).fill(email);
    await field(colleague, say.password).fill('seven copper reels');
    await field(colleague, say.code).fill(codeOf(secret, 1));
    await colleague.getByRole('button', { name: say.submit, exact: true }).click();
    await colleague.getByRole('heading', { level: 1, name: say.hello }).waitFor();
    await colleague.goto(`/d${link}`);
    await colleague.getByRole('heading', { name: say.gone }).waitFor();

    await row.getByRole('button', { name: say.lock, exact: false }).last().click();
    await administrator.getByRole('dialog').getByRole('button', { name: say.lock, exact: true }).click();
    await row.getByText(say.locked).waitFor();
    await colleague.goto('/d/organiser');
    await colleague.getByRole('heading', { name: say.login }).waitFor();

    await administrator.getByRole('navigation').getByRole('link', { name: say.log, exact: true }).click();
    await administrator.getByRole('listitem').filter({ hasText: say.accepted }).first().waitFor();
  }, 90_000);

  it('while the service is down the line on top stays, and one more try brings the console', async () => {
    const at = await page({ locale: lang, width: 375, allowErrors: [/500/] });
    await enterConsole(at);
    const mend = await failOperation(at, 'ConsoleMe');
    await at.goto('/d/organiser?menu=staff');
    const retry = at.getByRole('main').getByRole('button', { name: say.retry });
    await retry.waitFor();
    await at.getByRole('banner').getByRole('link', { name: say.console }).waitFor();
    await expectFitInBothThemes(at);
    await expectOneLanguage(at, lang);
    mend();
    await retry.click();
    await at.getByRole('heading', { level: 1, name: say.staff }).waitFor();
  });

  it('fits every screen in both themes', async () => {
    const at = await page({ locale: lang });
    await enterConsole(at);
    for (const menu of ['', '?menu=staff', '?menu=log']) {
      await at.goto(`/d/organiser${menu}`);
      await at.getByRole('heading', { level: 1 }).waitFor();
      await untilFilled(at);
      await expectFitEveryScreen(at);
    }
  }, 60_000);
});
