import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { page, untilFilled } from './browser.ts';
import { ask as askAsOrganiser } from './console-ask.ts';
import { enterConsole } from './console-session.ts';
import { failOperation } from './graphql.ts';
import { expectFit, expectFitEveryScreen, expectFitInBothThemes, expectOneLanguage } from './looks.ts';
import { ask, partnerWithKey } from './partner-key.ts';
import { required } from './required.ts';
import { type Language, walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    upToDate: '已读取全部变更',
    noFeed: '该合作方的密钥尚未读取变更。',
    noWebhooks: '该合作方还没有添加 Webhook。',
    noExports: '该合作方没有批量导出。导出结束 48 小时后不再列出。',
    exports: '批量导出',
    exported: '已完成',
    progress: (count: number) => new RegExp(`^${count} / ${count}文件大小 [0-9]`),
    keptUntil: '文件保留至',
    failing: '连续 1 次调用失败',
    counts: '成功 1，失败 1',
    failed: '失败',
    delivered: '已送达',
    noneWaiting: '没有等待中的投递。',
    waiting: '等待中',
    test: '测试投递',
    calls: (count: number) => `调用 ${count} 次`,
    headers: '查看请求头',
    again: '重新投递',
    sentAgain: '将重新投递',
    pause: '暂停',
    paused: '已暂停',
    byOrganiser: /合作方或主办方已将其暂停。/,
    resume: '恢复',
    resumed: '已恢复',
    retry: '重试',
  },
  EN: {
    upToDate: 'Up to date',
    noFeed: 'No key of this partner follows the changes.',
    noWebhooks: 'This partner has not added any webhooks.',
    noExports: 'This partner has no exports. They leave this list 48 hours after they ended.',
    exports: 'Exports',
    exported: 'Done',
    progress: (count: number) => new RegExp(`^${count} of ${count}File of [0-9]`),
    keptUntil: 'File kept until',
    failing: 'The last call failed',
    counts: '1 delivered, 1 failed',
    failed: 'Failed',
    delivered: 'Delivered',
    noneWaiting: 'No deliveries are waiting.',
    waiting: 'Waiting',
    test: 'Test',
    calls: (count: number) => `${count} ${count === 1 ? 'call' : 'calls'}`,
    headers: 'Show the headers sent',
    again: 'Send again',
    sentAgain: 'The delivery will be sent again',
    pause: 'Pause',
    paused: 'The webhook is paused',
    byOrganiser: /The partner or the organiser has paused it\./,
    resume: 'Resume',
    resumed: 'The webhook is active again',
    retry: 'Try again',
  },
} as const;

interface Log {
  webhookDelivery: { delivery: { state: string } } | null;
}

/** What can be said of a webhook, with an address that answers with a status. */
const hook = (status: number) => ({
  name: 'CRM',
  url: `${inject('webhookReceiver')}/${status}`,
  types: ['EXHIBITOR', 'PRODUCT'],
  // Of no record that there is: nothing but tests is sent.
  recordIds: ['0'],
  selection: '{ recordId }',
});

/** A partner whose program follows the changes of categories, and has a webhook with a delivered and a failed delivery. */
async function partnerWithDeliveries() {
  const system = { baseUrl: inject('baseUrl') };
  const scopes = ['READ_EXHIBITORS', 'READ_PRODUCTS', 'MANAGE_WEBHOOKS'];
  const { partnerId, key } = await partnerWithKey(system, inject('consoleSessions').organiser, { scopes });
  const program = <Data>(query: string, variables: object = {}) => ask<Data>(system, query, variables, key);

  const { createWebhook } = await program<{ createWebhook: { webhook: { id: string } | null } }>(
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }',
    { input: hook(204) },
  );
  const { id } = required(createWebhook.webhook, 'the webhook');
  async function test(state: string): Promise<string> {
    const { testWebhook } = await program<{ testWebhook: { delivery: { id: string } | null } }>(
      'mutation ($id: ID!) { testWebhook(input: { id: $id }) { delivery { id } } }',
      { id },
    );
    const delivery = required(testWebhook.delivery, 'the delivery').id;
    await expect
      .poll(async () => {
        const { webhookDelivery } = await program<Log>(
          'query ($id: ID!) { webhookDelivery(id: $id) { delivery { state } } }',
          { id: delivery },
        );
        return webhookDelivery?.delivery.state;
      })
      .toBe(state);
    return delivery;
  }
  const answerWith = (status: number) =>
    program('mutation ($input: ChangeWebhookInput!) { changeWebhook(input: $input) { errors { code } } }', {
      input: { id, ...hook(status) },
    });
  await test('DELIVERED');
  await answerWith(500);
  const failed = await test('FAILED');

  // Nobody changes categories: it is up to date when it asks for what follows the last change.
  const follow = async (after: string | null) =>
    (
      await program<{ changes: { pageInfo: { endCursor: string } } }>(
        `query ($after: String) {
          changes(after: $after, types: [CATEGORY], first: 500) { pageInfo { endCursor } }
        }`,
        { after },
      )
    ).changes.pageInfo.endCursor;
  await follow(await follow(null));
  // Gateways tell how far a key has read every few seconds.
  await expect
    .poll(
      async () => {
        const { organiser } = await askAsOrganiser<{ organiser: { partnerFeeds: object[] } }>(
          'query ($partnerId: ID!) { organiser { partnerFeeds(partnerId: $partnerId) { id } } }',
          { partnerId },
        );
        return organiser.partnerFeeds.length;
      },
      { timeout: 15_000 },
    )
    .toBe(1);
  return { partnerId, failed, answerWith };
}

/** A partner with an export of all categories whose file is there, and how many records the file has. */
async function partnerWithExport() {
  const system = { baseUrl: inject('baseUrl') };
  const { partnerId, key } = await partnerWithKey(system, inject('consoleSessions').organiser);
  const { startExport } = await ask<{ startExport: { export: { total: number } | null } }>(
    system,
    'mutation { startExport(input: { types: [CATEGORY] }) { export { total } } }',
    {},
    key,
  );
  await expect
    .poll(
      async () => {
        const { organiser } = await askAsOrganiser<{ organiser: { partnerExports: { state: string }[] } }>(
          'query ($partnerId: ID!) { organiser { partnerExports(partnerId: $partnerId) { state } } }',
          { partnerId },
        );
        return organiser.partnerExports.map(({ state }) => state);
      },
      { timeout: 30_000 },
    )
    .toEqual(['DONE']);
  return { partnerId, total: required(startExport.export, 'the export').total };
}

async function partnerPage(lang: Language, partnerId: string, more: object = {}): Promise<Page> {
  const at = await page({ locale: lang, ...more });
  await enterConsole(at);
  await at.goto(`/d/organiser?menu=partners&partner=${partnerId}`);
  return at;
}

/** Opens the failed delivery from the page of its webhook, by the tab of failed ones. */
async function openFailed(at: Page, lang: Language, failed: string): Promise<void> {
  const { failed: tab, test } = words[lang];
  await at.getByRole('tab', { name: tab }).click();
  await at.waitForURL((url) => url.searchParams.get('state') === 'failed');
  await expect.poll(() => at.getByRole('link', { name: test }).count()).toBe(1);
  await at.getByRole('link', { name: test }).click();
  await at.waitForURL((url) => url.searchParams.get('delivery') === failed);
  await at.getByText('status 500').waitFor();
}

describe.each(walkedIn('ZH'))('feed, webhooks and exports of a partner, %s', (lang) => {
  const say = words[lang];
  const button = (at: Page, name: string) => at.getByRole('main').getByRole('button', { name, exact: true });

  it('are seen by the organiser, who opens a failed delivery and has it sent again', async () => {
    const { partnerId, failed, answerWith } = await partnerWithDeliveries();
    const at = await partnerPage(lang, partnerId);
    await at.getByText(say.upToDate).waitFor();
    await at.getByText(say.failing).waitFor();
    await at.getByText(say.counts).waitFor();
    await expectOneLanguage(at, lang);
    await expectFitEveryScreen(at);

    await at.getByRole('link', { name: 'CRM' }).click();
    await at.getByRole('heading', { level: 2, name: 'CRM' }).waitFor();
    await expect.poll(() => at.getByRole('link', { name: say.test }).count()).toBe(2);
    await expectOneLanguage(at, lang);
    await expectFitEveryScreen(at);
    await at.getByRole('tab', { name: say.waiting }).click();
    await at.getByText(say.noneWaiting).waitFor();
    await openFailed(at, lang, failed);
    await at.getByText('"type": "test"').waitFor();
    await expectOneLanguage(at, lang);
    await at.getByText(say.headers).click();
    await at.getByText(`webhook-id: ${failed}`).waitFor();
    await expectFitEveryScreen(at);

    await answerWith(204);
    await button(at, say.again).click();
    await at.getByText(say.sentAgain).waitFor();
    // Nobody presses anything: the page looks again by itself while the delivery is under way.
    await at.getByRole('heading', { name: say.calls(2) }).waitFor();
    await at.getByText(say.delivered).waitFor();
  }, 120_000);

  it('a finished export is seen with its records and how long its file is kept, and cannot be downloaded', async () => {
    const { partnerId, total } = await partnerWithExport();
    const at = await partnerPage(lang, partnerId);
    const section = at.getByRole('region', { name: say.exports, exact: true });
    await section.getByText(say.exported, { exact: true }).waitFor();
    expect(total).toBeGreaterThan(0);
    await section.getByText(say.progress(total)).waitFor();
    await section.getByText(say.keptUntil, { exact: true }).waitFor();
    expect(await section.getByRole('link').count()).toBe(0);
    await expectOneLanguage(at, lang);
    await expectFitEveryScreen(at);
  }, 120_000);

  it('a webhook is paused and resumed by the keyboard, and says why it is not called', async () => {
    const { partnerId } = await partnerWithDeliveries();
    const at = await partnerPage(lang, partnerId);
    await at.getByRole('link', { name: 'CRM' }).press('Enter');
    await button(at, say.pause).press('Enter');
    await expectFitInBothThemes(at);
    await at.getByRole('dialog').getByRole('button', { name: say.pause, exact: true }).press('Enter');
    await at.getByText(say.paused).first().waitFor();
    await at.getByText(say.byOrganiser).waitFor();
    await expectFitInBothThemes(at);
    await button(at, say.resume).press('Enter');
    await at.getByText(say.resumed).waitFor();
    await button(at, say.pause).waitFor();
  }, 120_000);

  it('each fail alone, are tried again, and say where there are none', async () => {
    const { partnerId } = await partnerWithKey(
      { baseUrl: inject('baseUrl') },
      inject('consoleSessions').organiser,
    );
    const at = await partnerPage(lang, partnerId, { allowErrors: [/500/] });
    await at.getByText(say.noFeed).waitFor();
    await at.getByText(say.noWebhooks).waitFor();
    await at.getByText(say.noExports).waitFor();
    const parts = [
      ['PartnerWebhooks', say.noWebhooks],
      ['PartnerExports', say.noExports],
    ] as const;
    for (const [operation, none] of parts) {
      const mend = await failOperation(at, operation);
      await at.reload();
      await at.getByText(say.noFeed).waitFor();
      await button(at, say.retry).waitFor();
      expect(await at.getByText(none).count()).toBe(0);
      mend();
      await button(at, say.retry).click();
      await at.getByText(none).waitFor();
    }
  }, 120_000);
});

// Words are longer in English, and lines break elsewhere in Chinese: both are looked at on a phone.
describe.each(['ZH', 'EN'] as const)('feed and webhooks on a phone, %s', (lang) => {
  it('fit, and are accessible', async () => {
    const { partnerId, failed } = await partnerWithDeliveries();
    const at = await partnerPage(lang, partnerId, { width: 375 });
    await at.getByText(words[lang].counts).waitFor();
    await untilFilled(at);
    await expectFit(at);
    await at.getByRole('link', { name: 'CRM' }).click();
    await at.getByRole('tab', { name: words[lang].failed }).waitFor();
    await expectFit(at);
    await openFailed(at, lang, failed);
    await expectFit(at);
  }, 60_000);
});
