import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { page, untilFilled } from './browser.ts';
import { ask } from './console-ask.ts';
import { enterConsole } from './console-session.ts';
import { failOperation } from './graphql.ts';
import { expectFit, expectFitEveryScreen, expectFitInBothThemes, expectOneLanguage } from './looks.ts';
import { required } from './required.ts';
import { signInAs } from './session.ts';
import { type Language, walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    partners: '合作方',
    add: '新建合作方',
    organisation: '机构名称',
    contact: '联系人',
    email: '邮箱',
    wrongEmail: '邮箱格式不正确',
    added: '已新建合作方',
    create: '新建密钥',
    name: '密钥名称',
    missing: '请至少选择一项读取范围',
    once: /密钥不会再次显示/,
    copy: '复制密钥',
    copied: '已复制',
    done: '我已保存密钥',
    active: (count: number) => (count === 0 ? '没有有效密钥' : `有效密钥 ${count} 个`),
    ended: '已失效的密钥 1 个',
    edit: '编辑',
    save: '保存',
    changed: '修改成功',
    rotate: '更换',
    atOnce: '立即失效',
    newKey: '生成新密钥',
    revoke: '撤销',
    revoked: '密钥已撤销',
    remove: '删除',
    removed: '已删除合作方及其全部密钥',
    week: '7 天',
    table: '以表格查看',
    retry: '重试',
    keys: '接口密钥',
    personal: '含观众个人数据',
    lacks: /密钥缺少读取范围：read:products/,
  },
  EN: {
    partners: 'Partners',
    add: 'Add partner',
    organisation: 'Name of the organisation',
    contact: 'Contact',
    email: 'E-mail address',
    wrongEmail: 'Enter a valid e-mail address',
    added: 'The partner has been added',
    create: 'Create key',
    name: 'Name of the key',
    missing: 'Select at least one scope',
    once: /It is not shown again/,
    copy: 'Copy key',
    copied: 'Copied',
    done: 'I have saved the key',
    active: (count: number) =>
      count === 0 ? 'No active keys' : `${count} active ${count === 1 ? 'key' : 'keys'}`,
    ended: '1 ended key',
    edit: 'Edit',
    save: 'Save',
    changed: 'Changed',
    rotate: 'Rotate',
    atOnce: 'At once',
    newKey: 'Create new key',
    revoke: 'Revoke',
    revoked: 'The key has been revoked',
    remove: 'Delete',
    removed: 'The partner and all its keys have been deleted',
    week: '7 days',
    table: 'Show as a table',
    retry: 'Try again',
    keys: 'API keys',
    personal: 'contain personal data',
    lacks: /The key lacks the scope read:products/,
  },
} as const;

interface Answer {
  status: number;
  body: { data?: Record<string, unknown>; errors?: { message: string; extensions: { code: string } }[] };
}

interface Usage {
  organiser: { partnerUsage: { requests: number }[] };
}

/** Asks the gateway with a key, as a program does. */
async function askByKey(key: string, query: string, language: Language): Promise<Answer> {
  const response = await fetch(`${inject('baseUrl')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, language },
    body: JSON.stringify({ query }),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const exhibitors = '{ exhibitorConnection(first: 2) { nodes { id name } } }';
const ownProducts = '{ ownCompany { products { totalCount } } }';
const dialog = (at: Page) => at.getByRole('dialog');
const button = (at: Page | ReturnType<typeof dialog>, name: RegExp | string) =>
  at.getByRole('button', { name, exact: typeof name === 'string' });

/** For copying out of the dialog. */
const context = { permissions: ['clipboard-read', 'clipboard-write'] };

describe.each(walkedIn('ZH'))('partners and their keys, %s', (lang) => {
  const say = words[lang];
  const scope = (at: Page, code: string) => dialog(at).getByRole('checkbox', { name: code });

  async function console(): Promise<Page> {
    const at = await page({ locale: lang, context });
    await enterConsole(at);
    await at.goto('/d/organiser?menu=partners');
    await at.getByRole('heading', { level: 1, name: say.partners }).waitFor();
    return at;
  }

  async function addPartner(at: Page, name: string): Promise<void> {
    await button(at, say.add).click();
    await dialog(at).getByLabel(say.organisation).fill(name);
    await dialog(at).getByLabel(say.contact).fill('Ada');
    await dialog(at).getByLabel(say.email).fill('nonsense');
    await button(dialog(at), say.add).click();
    await dialog(at).getByText(say.wrongEmail).waitFor();
    await dialog(at).getByLabel(say.email).fill('ada@app.example');
    await button(dialog(at), say.add).click();
    await at.getByText(say.added).waitFor();
    await at.getByRole('heading', { level: 2, name }).waitFor();
  }

  /** Copies the key that the dialog shows, and closes it by its button. */
  async function takeKey(at: Page): Promise<string> {
    await dialog(at).getByText(say.once).waitFor();
    // Nothing else closes it.
    await at.keyboard.press('Escape');
    await at.mouse.click(2, 2);
    await button(dialog(at), say.copy).click();
    await dialog(at).getByText(say.copied, { exact: true }).waitFor();
    await expectFitInBothThemes(at);
    const key = await at.evaluate(() => navigator.clipboard.readText());
    expect(await dialog(at).locator('code').first().innerText()).toBe(key);
    await button(dialog(at), say.done).click();
    await dialog(at).waitFor({ state: 'hidden' });
    return key;
  }

  async function createKey(at: Page, name: string, codes: readonly string[]): Promise<string> {
    await button(at, say.create).click();
    await dialog(at).getByLabel(say.name).fill(name);
    await button(dialog(at), say.create).click();
    await dialog(at).getByText(say.missing).waitFor();
    for (const code of codes) await scope(at, code).check();
    await button(dialog(at), say.create).click();
    return takeKey(at);
  }

  it('an administrator adds a partner, whose key reads, lacks a scope, and is revoked', async () => {
    const at = await console();
    await addPartner(at, `App ${lang}`);
    const key = await createKey(at, 'Event app', ['read:exhibitors']);
    expect(key).toMatch(/^wf_live_/);
    await at.getByRole('heading', { name: say.active(1) }).waitFor();
    await expectOneLanguage(at, lang);

    const answer = await askByKey(key, exhibitors, lang);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ exhibitorConnection: { nodes: [{}, {}] } });
    const lacking = await askByKey(key, '{ productConnection(first: 2) { nodes { id } } }', lang);
    expect(lacking.body.errors?.[0]).toMatchObject({ extensions: { code: 'SCOPE_MISSING' } });
    expect(lacking.body.errors?.[0]?.message).toMatch(say.lacks);

    await button(at, new RegExp(`^${say.revoke}`)).click();
    await button(dialog(at), say.revoke).click();
    await at.getByText(say.revoked).waitFor();
    const revokedAt = Date.now();
    await expect
      .poll(async () => (await askByKey(key, exhibitors, lang)).status, { timeout: 2000 })
      .toBe(401);
    expect(Date.now() - revokedAt).toBeLessThan(2000);
    // The button went with its row: reading goes on at the heading.
    const heading = at.getByRole('heading', { name: say.active(0) });
    await heading.waitFor();
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await at.getByText(say.ended).click();
    await expectFitEveryScreen(at);

    await at.goto('/d/organiser?menu=partners');
    await at.getByRole('link', { name: `App ${lang}` }).waitFor();
    await expectOneLanguage(at, lang);
    await expectFitEveryScreen(at);
  }, 120_000);

  it('a key is edited, and another takes its place at once; both end with the partner', async () => {
    const at = await console();
    await addPartner(at, `Directory ${lang}`);
    const old = await createKey(at, 'Directory', ['read:exhibitors']);
    await button(at, new RegExp(`^${say.edit}.+`)).click();
    await scope(at, 'read:products').check();
    await expectFitInBothThemes(at);
    await button(dialog(at), say.save).click();
    await at.getByText(say.changed).waitFor();
    await expect
      .poll(async () => (await askByKey(old, '{ productConnection { totalCount } }', lang)).status)
      .toBe(200);

    await button(at, new RegExp(`^${say.rotate}`)).click();
    await dialog(at).getByRole('combobox').selectOption({ label: say.atOnce });
    await button(dialog(at), say.newKey).click();
    const key = await takeKey(at);
    expect(key).not.toBe(old);
    await at.getByRole('heading', { name: say.active(1) }).waitFor();
    await at.getByText(say.ended).waitFor();
    await expect.poll(async () => (await askByKey(old, exhibitors, lang)).status).toBe(401);
    expect((await askByKey(key, exhibitors, lang)).status).toBe(200);

    await button(at, say.remove).click();
    await button(dialog(at), say.remove).click();
    await at.getByText(say.removed).waitFor();
    await at.waitForURL((url) => !url.searchParams.has('partner'));
    await expect.poll(async () => (await askByKey(key, exhibitors, lang)).status).toBe(401);
    expect(await at.getByRole('link', { name: `Directory ${lang}` }).count()).toBe(0);
  }, 120_000);

  it('the use of its keys fails alone, is tried again, and is for days that the address holds', async () => {
    const at = await page({ locale: lang, context, allowErrors: [/500/] });
    await enterConsole(at);
    await at.goto('/d/organiser?menu=partners');
    await addPartner(at, `Press ${lang}`);
    const key = await createKey(at, 'Press', ['read:news']);
    expect((await askByKey(key, '{ newsConnection { totalCount } }', lang)).status).toBe(200);
    const mend = await failOperation(at, 'PartnerUsage');
    await at.reload();
    const retry = at.getByRole('main').getByRole('button', { name: say.retry });
    await retry.waitFor();
    await at.getByRole('heading', { name: say.active(1) }).waitFor();
    mend();
    await retry.click();
    await at.getByRole('tabpanel').waitFor();
    await at.getByRole('tab', { name: say.week }).click();
    await at.waitForURL((url) => url.searchParams.get('days') === '7');
    // Gateways tell what was asked for every few seconds.
    const partnerId = new URL(at.url()).searchParams.get('partner');
    const usage =
      'query ($partnerId: ID!) { organiser { partnerUsage(partnerId: $partnerId, days: 7) { requests } } }';
    await expect
      .poll(async () => {
        const { organiser } = await ask<Usage>(usage, { partnerId });
        return organiser.partnerUsage.at(-1)?.requests;
      })
      .toBe(1);
    await at.reload();
    await expect.poll(() => at.getByText(say.table).count()).toBe(2);
    await expectFitEveryScreen(at);
  }, 120_000);

  it('an exhibitor makes a key for its own products, and reads them', async () => {
    const at = await page({ locale: lang, width: 375, context });
    await signInAs(at, 'exhibitor');
    await at.goto('/d/zsCenter?menu=keys');
    await at.getByRole('heading', { level: 1, name: say.keys }).waitFor();
    await untilFilled(at);
    await expectFit(at);
    await expectOneLanguage(at, lang);
    await button(at, say.create).click();
    await dialog(at).getByText(say.personal).first().waitFor();
    await expectFitInBothThemes(at);
    await dialog(at).press('Escape');
    await dialog(at).waitFor({ state: 'hidden' });
    const key = await createKey(at, 'CRM', ['read:products', 'read:own-products']);
    const answer = await askByKey(key, ownProducts, lang);
    expect(answer.body).toMatchObject({ data: { ownCompany: { products: {} } } });
    await button(at, new RegExp(`^${say.revoke}`)).click();
    await button(dialog(at), say.revoke).click();
    await at.getByText(say.revoked).waitFor();
    await expect
      .poll(async () => (await askByKey(key, ownProducts, lang)).status, { timeout: 2000 })
      .toBe(401);
    await expectFitInBothThemes(at);
  }, 120_000);
});

// Words are longer in English, and lines break elsewhere in Chinese: both are looked at on a phone.
describe.each(['ZH', 'EN'] as const)('panels of keys on a phone, %s', (lang) => {
  it('fit, and are accessible', async () => {
    const at = await page({ locale: lang, width: 375 });
    await enterConsole(at);
    await at.goto('/d/organiser?menu=partners');
    await at.getByRole('heading', { level: 1, name: words[lang].partners }).waitFor();
    await untilFilled(at);
    await expectFit(at);
    await button(at, words[lang].add).click();
    await expectFit(at);

    const own = await page({ locale: lang, width: 375 });
    await signInAs(own, 'exhibitor');
    await own.goto('/d/zsCenter?menu=keys');
    await own.getByRole('heading', { level: 1, name: words[lang].keys }).waitFor();
    await untilFilled(own);
    await expectFit(own);
    await button(own, words[lang].create).click();
    await expectFit(own);
    // The form begins at its first field, and its button is in sight however much is to be filled in.
    expect(await own.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    const { y, height } = required(
      await button(dialog(own), words[lang].create).boundingBox(),
      'the button of the form',
    );
    expect(y + height).toBeLessThanOrEqual(required(own.viewportSize(), 'a size').height);
  }, 60_000);
});
