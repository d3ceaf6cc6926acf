import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page, type PageOptions, walkPage } from './browser.ts';
import { sentOperations } from './graphql.ts';
import { expectFitEveryScreen } from './looks.ts';
import { signInAs } from './session.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    add: '订购广告',
    editTitle: '修改广告订单',
    detail: '广告订单详情',
    types: ['现场广告', '印刷品广告', '网络推广'],
    submit: '提交审核',
    submitAgain: '重新提交审核',
    submitted: /^提交成功，正在审核。/,
    tabs: ['全部', '审核中', '审核通过', '审核未通过'],
    needType: '请选择广告类型',
    needItems: '请至少选择一个项目并填写数量',
    wrongAmount: '数量须为 0 至 999 的整数',
    soldOut: '已售罄',
    page: '会刊彩色内页',
    map: '参观指南地图页',
    cover: '会刊封底',
    rejectedName: '退回.pdf',
    reason: /未通过原因：.*“退回”/,
    edit: '修改',
    remove: '删除',
    deleted: '删除成功',
  },
  EN: {
    add: 'Order advertising',
    editTitle: 'Change the order',
    detail: 'Advertising order',
    types: ['On-site advertising', 'Print advertising', 'Online promotion'],
    submit: 'Submit for review',
    submitAgain: 'Submit again',
    submitted: /^Submitted and under review\./,
    tabs: ['All', 'Under review', 'Approved', 'Rejected'],
    needType: 'Select the type of advertising',
    needItems: 'Order at least one item',
    wrongAmount: 'Quantities are whole numbers from 0 to 999',
    soldOut: 'Sold out',
    page: 'Colour page in the journal',
    map: 'Map page of the visitor guide',
    cover: 'Back cover of the catalogue',
    rejectedName: 'reject.pdf',
    reason: /Why it was rejected:.*“reject”/,
    edit: 'Edit',
    remove: 'Delete',
    deleted: 'Deleted successfully',
  },
} as const;

/** The demo decides within seconds; the page looks again by itself. */
const DECIDED = { timeout: 40_000 };
const list = '/d/zsCenter?menu=advertising';
const pdf = Buffer.from(`%PDF-1.4\n${'x'.repeat(500)}\n%%EOF\n`);

describe.each(walkedIn('ZH'))('advertising orders of the company, %s', (lang) => {
  const say = words[lang];
  const form = (at: Page) => at.locator('main form');
  const amount = (at: Page, name: string) => form(at).getByRole('spinbutton', { name });
  const row = (at: Page, text: string) => at.locator('main article', { hasText: text });

  async function open(address: string, options: PageOptions = {}): Promise<Page> {
    const at = await page({ locale: lang, ...options });
    await signInAs(at, 'exhibitor');
    await at.goto(address);
    return at;
  }

  it(
    'the catalogue of a type has prices, and what is sold out takes no amount',
    { tags: ['EXH-087', 'EXH-088', 'EXH-092', 'VAL-065'] },
    async () => {
      const at = await open(`${list}&view=add`);
      const sent = sentOperations(at);
      await form(at).getByRole('button', { name: say.submit }).click();
      await form(at).getByRole('button', { name: say.needType }).waitFor();
      for (const type of say.types) expect(await form(at).getByLabel(type).count()).toBe(1);
      await form(at).getByLabel(say.types[1]).check();
      await form(at).getByRole('button', { name: say.submit }).click();
      await form(at).getByRole('button', { name: say.needItems }).waitFor();
      expect(await amount(at, say.cover).isDisabled()).toBe(true);
      await form(at).getByRole('listitem').filter({ hasText: say.cover }).getByText(say.soldOut).waitFor();
      for (const [name, value] of [
        ['min', '0'],
        ['step', '1'],
      ] as const)
        expect(await amount(at, say.page).getAttribute(name)).toBe(value);
      await amount(at, say.page).fill('1.5');
      await form(at).getByRole('button', { name: say.submit }).click();
      await form(at).getByRole('button', { name: say.wrongAmount }).waitFor();
      await expectNoAxeViolations(at);
      await amount(at, say.page).fill('4');
      await amount(at, say.map).fill('1');
      expect(await form(at).locator('[data-total]').innerText()).toBe(
        lang === 'ZH' ? '¥38,800' : 'CNY 38,800',
      );
      expect(sent.filter(({ name }) => name === 'SaveAdRequest')).toEqual([]);
    },
  );

  describe('an order', () => {
    const at = walkPage({ locale: lang }, async (visitor) => {
      await signInAs(visitor, 'exhibitor');
      await visitor.goto(`${list}&view=add`);
    });
    const mine = () => row(at(), lang === 'ZH' ? '¥32,000' : 'CNY 32,000');
    const again = () => row(at(), lang === 'ZH' ? '¥37,600' : 'CNY 37,600');
    const main = () => at().getByRole('main');
    let sent: ReturnType<typeof sentOperations> = [];

    it(
      'is handed in once with its file and stands under review',
      { tags: ['EXH-086', 'EXH-090', 'EXH-091', 'EXH-093', 'DESIGN-059'] },
      async () => {
        await form(at()).getByLabel(say.types[1]).check();
        await amount(at(), say.page).fill('4');
        await form(at())
          .locator('input[type=file]')
          .setInputFiles({ name: say.rejectedName, mimeType: 'application/pdf', buffer: pdf });
        await form(at()).getByText(say.rejectedName, { exact: true }).waitFor();
        sent = sentOperations(at());
        await form(at()).getByRole('button', { name: say.submit }).dblclick();
        await at().getByText(say.submitted).waitFor();
        await mine().getByText(say.tabs[1], { exact: true }).waitFor();
        expect(sent.filter(({ name }) => name === 'SaveAdRequest')).toHaveLength(1);
        expect(await mine().count()).toBe(1);
        // The form is gone with its button: reading goes on at the heading of the panel.
        await expect.poll(() => at().evaluate(() => document.activeElement?.tagName)).toBe('H1');
      },
    );

    it(
      'cannot be edited while it is under review',
      { tags: ['EXH-095', 'EXH-096', 'CONFLICT-053'] },
      async () => {
        expect(await mine().getByRole('button', { name: say.edit, exact: true }).isDisabled()).toBe(true);
      },
    );

    it(
      'is rejected with the reason, changed and under review again',
      { tags: ['EXH-094', 'EXH-095', 'EXH-096'] },
      async () => {
        await mine().getByText(say.tabs[3], { exact: true }).waitFor(DECIDED);
        expect(await mine().innerText()).toMatch(say.reason);
        await mine().getByRole('link', { name: say.edit, exact: true }).click();
        await at().getByRole('heading', { level: 2, name: say.editTitle }).waitFor();
        expect(await amount(at(), say.page).inputValue()).toBe('4');
        await amount(at(), say.page).fill('3');
        await amount(at(), say.map).fill('2');
        await form(at()).getByRole('button', { name: say.submitAgain }).click();
        await again().getByText(say.tabs[1], { exact: true }).waitFor();
      },
    );

    it(
      'is shown with its items and file, and deleted',
      { tags: ['EXH-086', 'EXH-090', 'EXH-091'] },
      async () => {
        await again().getByRole('link').first().click();
        await at().getByRole('heading', { level: 2, name: say.detail }).waitFor();
        for (const text of [say.page, say.map, say.rejectedName])
          expect(await main().innerText()).toContain(text);
        await expectNoAxeViolations(at());
        await main().getByRole('button', { name: say.remove }).click();
        await at().getByRole('dialog').getByRole('button', { name: say.remove, exact: true }).click();
        await at().getByText(say.deleted).waitFor();
        await again().waitFor({ state: 'detached' });
      },
    );
  });

  it(
    'states have their colours with words, and tabs in the address',
    { tags: ['EXH-096', 'CONST-056'] },
    async () => {
      const at = await open(list);
      for (const [place, colour] of [
        [1, 'rgb(138, 75, 0)'],
        [2, 'rgb(20, 108, 67)'],
        [3, 'rgb(166, 27, 27)'],
      ] as const) {
        await at.getByRole('tab', { name: say.tabs[place], exact: true }).click();
        await at.waitForURL((url) => url.searchParams.get('status') === String(place));
        const tag = at.locator('main article').getByText(say.tabs[place], { exact: true }).first();
        // The rows of the state before may still stand for a moment; one that leaves the page has no colour.
        await expect.poll(() => tag.evaluate((element) => getComputedStyle(element).color)).toBe(colour);
      }
    },
  );

  it('is accessible and fits every screen', async () => {
    const at = await open(list);
    await at.locator('main article').first().waitFor();
    await expectFitEveryScreen(at);
    await at.goto(`${list}&view=add`);
    await form(at).getByLabel(say.types[0]).check();
    await expectFitEveryScreen(at);
  });
});

// Prices are longer in English, and names break elsewhere in Chinese.
describe.each(['ZH', 'EN'] as const)('the lines of an order on a phone, %s', (lang) => {
  it('tell their prices and sums beside one another, none cut off', async () => {
    const at = await page({ locale: lang, width: 375 });
    await signInAs(at, 'exhibitor');
    await at.goto(list);
    await at.locator('main article').getByRole('link').first().click();
    const table = at.getByRole('main').getByRole('table');
    await table.waitFor();
    const right = await table.evaluate((element) =>
      Math.max(...[...element.querySelectorAll('td, th')].map((cell) => cell.getBoundingClientRect().right)),
    );
    expect(right).toBeLessThanOrEqual(375 - 16);
    const sum = lang === 'ZH' ? /¥[\d,]+/g : /CNY\u00a0[\d,]+/g;
    const [first = ''] = await table.getByRole('row').nth(1).allInnerTexts();
    expect(first.match(sum)).toHaveLength(2);
  });
});
