import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page, untilLive, type PageOptions } from './browser.ts';
import { consoleTokenFor } from './code-sign-in.ts';
import { failOperation } from './graphql.ts';
import { expectFitEveryScreen, expectFitInBothThemes, expectOneLanguage } from './looks.ts';
import { ownSystem, type OwnSystem } from './own-system.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    database: '数据库',
    running: '正常',
    trouble: '无响应',
    refresh: '刷新',
    mail: '邮件',
    waiting: '等待发送',
    failed: '已放弃',
    noneFailed: '没有已放弃的消息。',
    noJobs: '还没有后台任务。',
    resend: '立即发送',
    resent: '消息将立即重新发送',
    discard: '放弃',
    discarded: '消息已放弃，不再发送',
    question: '放弃这条消息？',
    textGone: '验证码内容已删除，请对方重新获取。',
    retry: '重试',
    notRead: '无法读取，服务可能没有运行。',
    keptRule: '删除投递后的邮件和短信',
    keptFor: '保留 90 天',
    nothingDue: '目前没有需要删除的记录',
    keptForEver: '未启用，永久保留',
  },
  EN: {
    database: 'Database',
    running: 'Running',
    trouble: 'Not answering',
    refresh: 'Refresh',
    mail: 'E-mail',
    waiting: 'Waiting',
    failed: 'Given up',
    noneFailed: 'No message was given up.',
    noJobs: 'There has been no background work yet.',
    resend: 'Send now',
    resent: 'The message is sent again at once',
    discard: 'Discard',
    discarded: 'The message is discarded and will not be sent',
    question: 'Discard this message?',
    textGone: 'It held a code, which was removed. The person has to request a new one.',
    retry: 'Try again',
    notRead: 'This could not be read: the service may not be running.',
    keptRule: 'Removes e-mails and SMS after their delivery.',
    keptFor: 'Kept for 90 days',
    nothingDue: 'Nothing to remove now',
    keptForEver: 'Off: kept for ever',
  },
} as const;

let system: OwnSystem;
let token: string;

/** Has a code sent that will wait. */
async function sendCode(recipient: string): Promise<void> {
  const answer = await fetch(`${system.baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($input: SendCodeInput!) { sendCode(input: $input) { errors { message } } }',
      variables: { input: { channel: 'EMAIL', recipient } },
    }),
  });
  expect(await answer.json()).toEqual({ data: { sendCode: { errors: [] } } });
}

describe.each(walkedIn('ZH'))('the system status at the console, %s', (lang) => {
  const say = words[lang];

  beforeAll(async () => {
    // Nobody listens there, so that letters wait.
    system = await ownSystem({
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'Wirefair <noreply@fair.example>',
    });
    token = await consoleTokenFor('organiser@wirefair.example', system);
  });
  afterAll(() => system.stop());

  async function open(query = '', options: PageOptions = {}): Promise<Page> {
    const at = await page({ locale: lang, ...options, context: { baseURL: system.baseUrl } });
    await at.context().addCookies([
      { name: 'lang', value: lang, url: system.baseUrl },
      { name: 'console', value: token, url: system.baseUrl, httpOnly: true, sameSite: 'Strict' },
    ]);
    await at.goto(`/d/organiser?menu=operations${query}`);
    await untilLive(at);
    await at.getByRole('main').locator('[data-part]').first().waitFor();
    return at;
  }
  const messages = (at: Page) => at.getByRole('main').locator('[data-message]');

  it('tells how each part is, and that nothing has failed', async () => {
    const at = await open('&state=failed');
    const database = at.locator('[data-part="DATABASE"]');
    await database.getByText(say.running, { exact: true }).waitFor();
    expect(await database.innerText()).toMatch(/PGlite.*\d+ ms/);
    await at.getByText(say.noneFailed).waitFor();
    await at.getByText(say.noJobs).waitFor();
    await expectOneLanguage(at, lang);
    await expectFitInBothThemes(at);
  });

  it('tells what is kept for how long, by which setting, and what the next run removes', async () => {
    const at = await open();
    const letters = at.locator('[data-rule="delivered-messages"]');
    for (const text of [say.keptFor, say.nothingDue])
      await letters.getByText(text, { exact: true }).waitFor();
    await letters.getByText('RETENTION_DAYS=delivered-messages=90').waitFor();
    await at.locator('[data-rule="visitors"]').getByText(say.keptForEver, { exact: true }).waitFor();
    await expectFitEveryScreen(at);
  });

  it('lists a letter that waits, sends it again, and discards it with its code', async () => {
    await sendCode(`li.lei.${lang.toLowerCase()}@wirefair.example`);
    const at = await open();
    const letter = messages(at).first();
    await letter.waitFor();
    expect(await letter.innerText()).toContain('li***@wirefair.example');
    // It was tried in vain by now or is tried within seconds.
    const mail = at.locator('[data-part="MAIL"]');
    await expect
      .poll(async () => {
        await at.getByRole('button', { name: say.refresh, exact: true }).click();
        return mail.innerText();
      })
      .toContain(say.trouble);
    await expectFitEveryScreen(at);
    await letter.getByRole('button', { name: say.resend, exact: true }).click();
    await at.getByText(say.resent).first().waitFor();
    await letter.getByRole('button', { name: say.discard, exact: true }).click();
    const question = at.getByRole('dialog', { name: say.question });
    await question.getByRole('button', { name: say.discard, exact: true }).click();
    await at.getByText(say.discarded).first().waitFor();
    await messages(at).first().waitFor({ state: 'detached' });
    await at.locator('[data-part="MAIL"]').getByText(say.running, { exact: true }).waitFor();

    await at.getByRole('tab', { name: say.failed }).click();
    await messages(at).first().waitFor();
    expect(new URL(at.url()).searchParams.get('state')).toBe('failed');
    await messages(at).first().getByText(say.textGone).waitFor();
    expect(await messages(at).first().getByRole('button').count()).toBe(0);
  });

  it.each([
    ['OperationsMessages', () => ({ role: 'tab', name: say.waiting }) as const],
    ['OperationsRetention', () => ({ role: 'heading', name: say.keptRule }) as const],
  ])('keeps the other sections when %s does not load, and tries that again', async (operation, shown) => {
    const at = await page({
      locale: lang,
      allowErrors: [/500/],
      context: { baseURL: system.baseUrl },
    });
    const mend = await failOperation(at, operation);
    await at.context().addCookies([
      { name: 'lang', value: lang, url: system.baseUrl },
      { name: 'console', value: token, url: system.baseUrl, httpOnly: true, sameSite: 'Strict' },
    ]);
    await at.goto('/d/organiser?menu=operations');
    await at.locator('[data-part="DATABASE"]').waitFor();
    await at.getByText(say.noJobs).waitFor();
    await at.getByText(say.notRead).waitFor();
    mend();
    await at.getByRole('button', { name: say.retry, exact: true }).click();
    const { role, name } = shown();
    await at.getByRole(role, { name }).waitFor();
  });
});
