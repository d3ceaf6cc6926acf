import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { page } from './browser.ts';
import { enterConsole } from './console-session.ts';
import { expectFitEveryScreen, expectFitInBothThemes } from './looks.ts';
import { newVisitor } from './new-visitors.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    entry: '人员',
    begin: /^请输入姓名、公司/,
    none: '没有找到符合条件的人员。',
    resend: '重新发送确认信',
    sent: '确认信已重新发送',
    lock: '锁定账号',
    yesLock: '锁定',
    locked: '账号已锁定，登录已终止',
    unlock: '解除锁定',
    unlocked: '账号已解除锁定',
    export: '导出为文件',
    forget: '删除个人数据',
    yes: '删除',
    typed: /^请输入此人的号码或邮箱以确认/,
    wrong: '与此人的号码或邮箱不一致',
    forgotten: '此人的个人数据已删除',
    gone: '没有此人，或其个人数据已删除。',
    name: '鹤田试验',
  },
  EN: {
    entry: 'People',
    begin: /^Find visitors and exhibitors/,
    none: 'Nobody matches.',
    resend: 'Resend the confirmation',
    sent: 'The confirmation has been sent again',
    lock: 'Lock the account',
    yesLock: 'Lock',
    locked: 'The account is locked and logged out everywhere',
    unlock: 'Unlock the account',
    unlocked: 'The account is unlocked',
    export: 'Export as a file',
    forget: 'Delete the personal data',
    yes: 'Delete',
    typed: /^Enter the person’s number/,
    wrong: 'This does not match the person’s number or e-mail address',
    forgotten: 'The personal data has been deleted',
    gone: 'There is no such person, or their data has been deleted.',
    name: 'Marigold Test',
  },
} as const;

describe.each(walkedIn('EN'))('the people in the console, %s', (lang) => {
  const say = words[lang];
  const button = (at: Locator | Page, name: string) => at.getByRole('button', { name, exact: true });
  const dialog = (at: Page) => at.getByRole('dialog');

  async function console(path = ''): Promise<Page> {
    const at = await page({ locale: lang });
    await enterConsole(at);
    await at.goto(`/d/organiser?menu=people${path}`);
    await at.getByRole('heading', { level: 1, name: say.entry }).waitFor();
    return at;
  }
  async function search(at: Page, text: string): Promise<void> {
    await at.getByRole('searchbox').fill(text);
    await at.getByRole('searchbox').press('Enter');
  }

  it('a visitor is found, helped, exported and forgotten', async () => {
    const visitor = await newVisitor(say.name, 'Thistledown Ltd');
    const at = await console();
    await at.getByText(say.begin).waitFor();
    await search(at, visitor.mobile);
    await at.getByRole('link', { name: say.name }).click();
    await at.getByRole('heading', { level: 2, name: say.name }).waitFor();
    await at.waitForURL(/view=person/);
    const href = at.url();
    await at.getByText(visitor.code.replace(/(.{4})(?=.)/g, '$1-')).waitFor();
    await expectFitInBothThemes(at);

    await button(at, say.resend).click();
    await at.getByText(say.sent).waitFor();
    await button(at, say.lock).click();
    await button(dialog(at), say.yesLock).click();
    await at.getByText(say.locked).waitFor();
    await button(at, say.unlock).click();
    await at.getByText(say.unlocked).waitFor();

    const [download] = await Promise.all([
      at.waitForEvent('download'),
      at.getByRole('link', { name: say.export }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^person-\d+\.json$/);
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      registration: { firstName: string; invitationCode: string }[];
      answers: object[];
    };
    expect(file.registration).toMatchObject([{ firstName: say.name, invitationCode: visitor.code }]);
    expect(file.answers.length).toBeGreaterThan(0);

    await button(at, say.forget).click();
    await dialog(at).getByLabel(say.typed).fill('13900000000');
    await button(dialog(at), say.yes).click();
    await dialog(at).getByText(say.wrong).waitFor();
    await expectFitInBothThemes(at);
    await dialog(at).getByLabel(say.typed).fill(visitor.mobile);
    await button(dialog(at), say.yes).click();
    await at.getByText(say.forgotten).waitFor();
    await search(at, visitor.mobile);
    await at.getByText(say.none).waitFor();
    await at.goto(href);
    await at.getByText(say.gone).waitFor();
  }, 120_000);

  it('a reviewer has no such entry, and no file of anybody', async () => {
    const at = await page({ locale: lang });
    await enterConsole(at, 'reviewer');
    await at.goto('/d/organiser?menu=people');
    await at.getByRole('heading', { level: 1 }).waitFor();
    expect(await at.getByRole('link', { name: say.entry, exact: true }).count()).toBe(0);
    expect((await at.request.get('/files/review/people/1')).status()).toBe(403);
  }, 60_000);

  it('fits every screen in both themes', async () => {
    const at = await console();
    await at.getByText(say.begin).waitFor();
    await expectFitEveryScreen(at);
    await search(at, '1380013');
    await at.getByRole('listitem').filter({ hasText: '1380013' }).first().waitFor();
    await expectFitEveryScreen(at);
  }, 60_000);
});
