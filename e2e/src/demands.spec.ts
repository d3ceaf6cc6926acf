import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page, type PageOptions, walkPage } from './browser.ts';
import { sentOperations } from './graphql.ts';
import { expectFitEveryScreen } from './looks.ts';
import { required } from './required.ts';
import { png } from './sample-png.ts';
import { signInAs } from './session.ts';
import { walkedIn } from './walked-in.ts';

/** Chinese as a visitor, English as an exhibitor: so both centres are seen, and neither list meets the other. */
const places = {
  ZH: { role: 'visitor', centre: '/d/vistor/center', login: '/d/vistor/login' },
  EN: { role: 'exhibitor', centre: '/d/zsCenter', login: '/d/zsLogin' },
} as const;

const words = {
  ZH: {
    add: '发布采购需求',
    formTitle: '发布采购需求',
    editTitle: '修改采购需求',
    submit: '提交审核',
    submitAgain: '重新提交审核',
    submitted: /^提交成功，正在审核。演示版将在约 \d+ 秒后自动审核。$/,
    under: '审核中',
    approved: '审核通过',
    rejected: '审核未通过',
    reason: /未通过原因：.*“退回”/,
    ask: '请退回：',
    details: '需求详情',
    quantity: '采购数量',
    goods: ['原材料', '机械设备', '半成品或成品', '其他生产解决方案'],
    publish: ['紧急需求', '一次性需求', '周期性或长期需求'],
    errors: '有 4 处需要修改',
    needs: ['请至少选择一种采购类型', '请选择发布类型', '请填写需求详情', '请填写采购数量'],
    wrongType: '图片格式不正确，仅支持 JPG 和 PNG',
    tooLarge: '图片不能超过 2 MB',
    full: '200 / 200 字',
    recommended: '200×100',
    picture: '需求配图',
    edit: '修改',
    remove: '删除',
    keep: '保留',
    question: '确定删除？',
    deleted: '删除成功',
    back: '返回列表',
    publicPage: '查看公开页面',
    startOver: '放弃并重新填写',
    cancel: '取消',
    approvedStays: '审核通过的采购需求不能修改。',
    detail: '采购需求详情',
    gone: '这条采购需求不存在或已删除。',
    fromRelease: '已带入您登录前选择的采购类型',
    demo: /演示版：提交约 \d+ 秒后/,
    guestSubmit: '登录并继续',
    germany: '德国',
    statements: ['以上信息真实有效', '同意主办方把联系方式', '同意为采购配对'],
  },
  EN: {
    add: 'Post a request',
    formTitle: 'Post a sourcing request',
    editTitle: 'Edit the request',
    submit: 'Submit for review',
    submitAgain: 'Submit again',
    submitted: /^Submitted and under review\. The demo decides by itself in about \d+ s\.$/,
    under: 'Under review',
    approved: 'Approved',
    rejected: 'Rejected',
    reason: /Why it was rejected:.*“reject”/,
    ask: 'Please reject: ',
    details: 'Details',
    quantity: 'Quantity',
    goods: ['Raw materials', 'Machinery and equipment', 'Semi-finished or finished', 'Other production'],
    publish: ['Urgent need', 'One-off need', 'Periodic or long-term need'],
    errors: 'There are 4 things to correct',
    needs: [
      'Select at least one type of goods',
      'Select how often you need it',
      'Enter the details of your request',
      'Enter the quantity',
    ],
    wrongType: 'Wrong image type: choose a JPG or PNG',
    tooLarge: 'The picture cannot exceed 2 MB',
    full: '200 / 200 words',
    recommended: '200 × 100',
    picture: 'Picture of the request',
    edit: 'Edit',
    remove: 'Delete',
    keep: 'Keep',
    question: 'Delete it?',
    deleted: 'Deleted successfully',
    back: 'Back to the list',
    publicPage: 'View public page',
    startOver: 'Start over',
    cancel: 'Cancel',
    approvedStays: 'An approved request cannot be edited.',
    detail: 'Request details',
    gone: 'This request does not exist or has been deleted.',
    fromRelease: 'What you chose before logging in is filled in',
    demo: /In this demo, requests are approved and public about \d+ seconds/,
    guestSubmit: 'Log in and continue',
    germany: 'Germany',
    statements: ['What I have entered is true', 'The organiser may give', 'My personal data'],
  },
} as const;

/** The demo decides within seconds; the page looks again by itself. */
const DECIDED = { timeout: 40_000 };

let made = 0;
/** A text that no other test has. What asks to be rejected never joins the public list, which other specs read. */
const unique = (text: string) => `${text} ${Date.now().toString(36)}${(made += 1)}`;

describe.each(walkedIn('EN'))('own purchasing requests, %s', (lang) => {
  const say = words[lang];
  const { role, centre } = places[lang];
  const list = `${centre}?menu=purchase`;
  const form = (at: Page) => at.locator('main form');
  const field = (at: Page, name: string) => form(at).locator(`[name=${name}]`);
  const row = (at: Page, content: string) =>
    at.locator('main article', { has: at.getByRole('link', { name: content }) });

  async function open(address: string, options: PageOptions = {}): Promise<Page> {
    const at = await page({ locale: lang, ...options });
    await signInAs(at, role);
    await at.goto(address);
    return at;
  }

  async function fill(at: Page, content: string): Promise<void> {
    await form(at).getByLabel(say.goods[0]).check();
    await form(at).getByLabel(say.goods[3]).check();
    await form(at).getByLabel(say.publish[2]).check();
    await field(at, 'content').fill(content);
    await field(at, 'quantity').fill('12 t');
  }

  /** Publishes from the form; the list stands there afterwards. */
  async function publish(at: Page, content: string): Promise<void> {
    await at.goto(`${list}&view=add`);
    await fill(at, content);
    await form(at).getByRole('button', { name: say.submit }).click();
    await row(at, content).waitFor();
  }

  describe('release', () => {
    const at = walkPage({ locale: lang }, async (visitor) => {
      await signInAs(visitor, role);
      await visitor.goto('/d/product/release');
    });

    it(
      'opens the publish form of the own centre',
      { tags: ['DIR-076', 'DIR-077', 'VC-019', 'EXH-041'] },
      async () => {
        await at().waitForURL((url) => url.pathname === centre && url.searchParams.get('view') === 'add');
        await at().getByRole('heading', { level: 2, name: say.formTitle }).waitFor();
      },
    );

    it('forgets the marker', { tags: ['DESIGN-060', 'SHELL-096', 'VC-019', 'EXH-041'] }, async () => {
      expect(await at().evaluate(() => localStorage.getItem('changeMenu'))).toBeNull();
      await at().goto(centre);
      await at().getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(at().url()).search).toBe('');
    });
  });

  describe('the form of a request', () => {
    const at = walkPage({ locale: lang }, async (visitor) => {
      await signInAs(visitor, role);
      await visitor.goto(`${list}&view=add`);
    });
    const summary = () =>
      form(at())
        .getByRole('alert')
        .filter({ has: at().getByRole('heading', { name: say.errors }) });

    it(
      'offers four kinds of goods and three types of publishing',
      { tags: ['VC-060', 'VC-067', 'EXH-152', 'EXH-153'] },
      async () => {
        await form(at()).waitFor();
        expect(await field(at(), 'purchaseTypes').count()).toBe(4);
        expect(await field(at(), 'publishType').count()).toBe(3);
        for (const label of [...say.goods, ...say.publish])
          expect(await form(at()).getByLabel(label).count(), label).toBe(1);
      },
    );

    it(
      'asks for what is missing, on top and beside the fields',
      { tags: ['VAL-040', 'VAL-041', 'VAL-042', 'VAL-043'] },
      async () => {
        await form(at()).getByRole('button', { name: say.submit }).click();
        await summary().waitFor();
        expect(await summary().evaluate((element) => element === document.activeElement)).toBe(true);
        expect(await summary().getByRole('button').allInnerTexts()).toEqual(say.needs);
        expect(await form(at()).locator('[aria-invalid=true]').count()).toBe(4 + 3 + 2);
        await expectNoAxeViolations(at());
        await summary().getByRole('button', { name: say.needs[2] }).click();
        expect(await field(at(), 'content').evaluate((element) => element === document.activeElement)).toBe(
          true,
        );
        await field(at(), 'content').fill('x');
        expect(await field(at(), 'content').getAttribute('aria-invalid')).toBeNull();
      },
    );

    it('counts the details as they are typed', { tags: ['VAL-041', 'CONST-044'] }, async () => {
      await field(at(), 'content').fill('👩🏽‍🔧'.repeat(200));
      await form(at()).getByText(say.full, { exact: true }).waitFor();
      await field(at(), 'content').fill('线'.repeat(201));
      expect(await field(at(), 'content').inputValue()).toBe('线'.repeat(200));
    });
  });

  it(
    'takes one JPEG or PNG, shows it, and says what is wrong with others',
    { tags: ['VAL-044', 'VC-061', 'ERR-024'] },
    async () => {
      const at = await open(`${list}&view=add`);
      const file = form(at).locator('input[type=file]');
      await file.waitFor({ state: 'attached' });
      expect(await file.getAttribute('accept')).toBe('image/jpeg,image/png');
      expect(await file.getAttribute('multiple')).toBeNull();
      await form(at).getByText(say.recommended).waitFor();
      await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
      await form(at).getByRole('alert').filter({ hasText: say.wrongType }).waitFor();
      const large = Buffer.alloc(2 * 1024 * 1024 + 1);
      await file.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: large });
      await form(at).getByRole('alert').filter({ hasText: say.tooLarge }).waitFor();
      await file.setInputFiles({ name: 'c.png', mimeType: 'image/png', buffer: png(200, 100) });
      const preview = form(at).getByRole('img', { name: say.picture });
      await preview.waitFor();
      await expect
        .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(await form(at).getByRole('alert').count()).toBe(0);
      await expectNoAxeViolations(at);

      const content = unique(`${say.ask}picture`);
      await fill(at, content);
      await form(at).getByRole('button', { name: say.submit }).click();
      await row(at, content).getByRole('link', { name: content }).click();
      await at.getByRole('img', { name: say.picture }).waitFor();
    },
  );

  describe('a request', { timeout: 60_000 }, () => {
    const content = unique('Quartz tape');
    const at = walkPage({ locale: lang }, async (visitor) => {
      await signInAs(visitor, role);
      await visitor.goto(list);
    });
    const main = () => at().getByRole('main');

    it(
      'is published once and stands in the list under review',
      { tags: ['REST-009', 'DESIGN-051', 'VC-062', 'VC-063', 'EXH-150'] },
      async () => {
        await at().getByText(say.demo).waitFor();
        await at().getByRole('main').getByRole('link', { name: say.add }).click();
        await at().getByRole('heading', { level: 2, name: say.formTitle }).waitFor();

        await fill(at(), content);
        const sent = sentOperations(at());
        await form(at()).getByRole('button', { name: say.submit }).dblclick();
        await at().getByText(say.submitted).waitFor();
        await at().waitForURL((url) => url.pathname + url.search === list);
        await row(at(), content).getByText(say.under, { exact: true }).waitFor();
        expect(sent.filter(({ name }) => name === 'SaveDemand')).toHaveLength(1);
        expect(await row(at(), content).count()).toBe(1);
        expect(await row(at(), content).getByRole('link', { name: say.edit, exact: true }).count()).toBe(0);
      },
    );

    it(
      'is approved and shown with all its fields',
      { tags: ['VC-057', 'VC-059', 'VC-064', 'EXH-151'] },
      async () => {
        await row(at(), content).getByText(say.approved, { exact: true }).waitFor(DECIDED);
        await row(at(), content).getByRole('link', { name: content }).click();
        await main().getByRole('heading', { level: 2, name: say.detail }).waitFor();
        for (const text of [content, '12 t', say.publish[2], say.goods[0], say.approved])
          expect(await main().innerText(), text).toContain(text);
        await expectNoAxeViolations(at());
      },
    );

    it('is public then, and cannot be edited any more', { tags: ['DIR-068', 'VC-064'] }, async () => {
      await main().getByRole('link', { name: say.publicPage }).click();
      await at().waitForURL((url) => url.pathname === '/d/product/asktobuy');
      await at().getByRole('heading', { name: content }).waitFor();

      const guest = await page({ locale: lang === 'ZH' ? 'EN' : 'ZH' });
      await guest.goto(`/d/product/asktobuy?keyword=${encodeURIComponent(content)}`);
      await guest.getByRole('heading', { name: content }).waitFor();
      await at().goto(`${list}&view=edit&id=${new URL(at().url()).searchParams.get('id')}`);
      await at().getByText(say.approvedStays).waitFor();
    });
  });

  describe('a rejected request', { timeout: 60_000 }, () => {
    const content = unique(say.ask);
    const at = walkPage({ locale: lang }, async (visitor) => {
      await signInAs(visitor, role);
      await visitor.goto(list);
    });

    it('shows why it was rejected', { tags: ['DESIGN-008'] }, async () => {
      await publish(at(), content);
      await row(at(), content).getByText(say.rejected, { exact: true }).waitFor(DECIDED);
      expect(await row(at(), content).innerText()).toMatch(say.reason);
    });

    it('differs from the others in the colour of its state', { tags: ['VC-059', 'EXH-154'] }, async () => {
      const address = `${list}&status=`;
      for (const [tab, state, colour] of [
        [1, say.under, 'rgb(138, 75, 0)'],
        [2, say.approved, 'rgb(20, 108, 67)'],
        [3, say.rejected, 'rgb(166, 27, 27)'],
      ] as const) {
        await at().goto(`${address}${tab}`);
        const tag = at().locator('main article').getByText(state, { exact: true }).first();
        // The rows of the state before may still stand for a moment; one that leaves the page has no colour.
        await expect.poll(() => tag.evaluate((element) => getComputedStyle(element).color)).toBe(colour);
      }
    });

    it(
      'is edited and under review again',
      { tags: ['VC-065', 'CONFLICT-024', 'DESIGN-009', 'EXH-160'] },
      async () => {
        await row(at(), content).getByRole('link', { name: say.edit, exact: true }).click();
        await at().getByRole('heading', { level: 2, name: say.editTitle }).waitFor();
        expect(await field(at(), 'content').inputValue()).toBe(content);
        expect(await form(at()).getByLabel(say.goods[3]).isChecked()).toBe(true);
        const better = unique(`${say.ask}mica tape`);
        await field(at(), 'content').fill(better);
        await form(at()).getByRole('button', { name: say.submitAgain }).click();
        await row(at(), better).getByText(say.under, { exact: true }).waitFor();
        expect(await row(at(), content).count()).toBe(0);
      },
    );
  });

  it(
    'filters by state in the address, and sends no state for all',
    { tags: ['VC-057', 'VC-058', 'EXH-150', 'EXH-157'] },
    async () => {
      const at = await page({ locale: lang });
      const sent = sentOperations(at);
      await signInAs(at, role);
      await at.goto(list);
      const tab = (name: string) => at.getByRole('tab', { name, exact: true });
      await tab(say.rejected).click();
      await at.waitForURL((url) => url.searchParams.get('status') === '3');
      await expect.poll(() => tab(say.rejected).getAttribute('aria-selected')).toBe('true');
      const states = () => at.locator('main article').allInnerTexts();
      await expect
        .poll(async () => {
          const texts = await states();
          return texts.length > 0 && texts.every((text) => text.startsWith(say.rejected));
        })
        .toBe(true);
      expect(sent.filter(({ name }) => name === 'OwnDemands').map(({ variables }) => variables)).toEqual([
        { status: null, page: 1 },
        { status: 'REJECTED', page: 1 },
      ]);
      await at.reload();
      await expect.poll(() => tab(say.rejected).getAttribute('aria-selected')).toBe('true');
    },
  );

  it('deletes after yes, not after no', { tags: ['REST-009', 'VC-066', 'ERR-048', 'EXH-159'] }, async () => {
    const at = await open(list);
    const content = unique(`${say.ask}delete me`);
    await publish(at, content);
    const address = await row(at, content).getByRole('link', { name: content }).getAttribute('href');
    const bin = row(at, content).getByRole('button');
    const question = at.getByRole('dialog', { name: say.question });
    await bin.click();
    await question.getByText(content).waitFor();
    await expectNoAxeViolations(at);
    await question.getByRole('button', { name: say.keep }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await row(at, content).count()).toBe(1);
    await bin.click();
    await question.getByRole('button', { name: say.remove, exact: true }).click();
    await at.getByText(say.deleted).waitFor();
    await row(at, content).waitFor({ state: 'detached' });
    await at.goto(required(address, 'address'));
    await at.getByText(say.gone).waitFor();
  });

  it('keeps what was typed over a reload and the way to the list, until somebody starts over', async () => {
    const at = await open(`${list}&view=add`);
    await field(at, 'content').fill('half a wish');
    await at.reload();
    await expect.poll(() => field(at, 'content').inputValue()).toBe('half a wish');
    await form(at).getByRole('link', { name: say.cancel }).click();
    await at.waitForURL((url) => url.pathname + url.search === list);
    await at.getByRole('main').getByRole('link', { name: say.add }).click();
    await expect.poll(() => field(at, 'content').inputValue()).toBe('half a wish');
    await form(at).getByRole('button', { name: say.startOver }).click();
    expect(await field(at, 'content').inputValue()).toBe('');
  });

  it(
    'what a guest chose in the release form stands in the publish form after the sign-in',
    { tags: ['CONFLICT-054', 'DIR-080'] },
    async () => {
      const at = await page({ locale: lang });
      await at.goto('/d/product/release');
      await form(at).getByLabel(say.goods[1]).check();
      for (const [name, text] of Object.entries({
        nickname: 'Kit',
        name: 'Kim Test',
        company: 'Cable & Co',
        phone: '+49 30 901820',
        email: 'kim@cable.example',
      }))
        await field(at, name).fill(text);
      await field(at, 'country').selectOption({ label: say.germany });
      for (const statement of say.statements) await form(at).getByLabel(statement).check();
      await form(at).getByRole('button', { name: say.guestSubmit }).click();
      await at.locator(`dialog[open] a[href^="${places[lang].login}"]`).click();
      await at.waitForURL((url) => url.pathname.endsWith('ogin'));
      const back = new URL(at.url()).searchParams.get('return');
      await signInAs(at, role);
      await at.goto(`/d${back}`);
      await at.getByText(say.fromRelease).waitFor();
      expect(await form(at).getByLabel(say.goods[1]).isChecked()).toBe(true);
      expect(await form(at).getByLabel(say.goods[0]).isChecked()).toBe(false);
    },
  );

  it('is accessible and fits every screen', async () => {
    const at = await open(list);
    await at.locator('main article').first().waitFor();
    await expectFitEveryScreen(at, [1440, 375]);
    await at.locator('main article a').first().click();
    await at.getByRole('link', { name: say.back }).waitFor();
    await expectFitEveryScreen(at, [1440, 375]);
    await at.goto(`${list}&view=add`);
    await form(at).waitFor();
    await expectFitEveryScreen(at, [1440, 375]);
  });
});
