import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page, type PageOptions, walkPage } from './browser.ts';
import { ask, changeAnswer, failOperation, sentOperations } from './graphql.ts';
import { required } from './required.ts';
import { walkedIn } from './walked-in.ts';

const PATH = '/d/product/supplier';

const words = {
  ZH: {
    products: /^产品列表/,
    suppliers: /^供应商列表/,
    search: '搜索',
    scope: '搜索范围',
    next: '下一页',
    all: '查看全部',
    category: '全部分类',
    hall: '展馆',
    categories: '也可以按分类浏览',
    relaxed: '没有同时包含所有词的内容。去掉“zzqqxx”，以“线缆”找到：',
    country: '国家或地区',
    shared: '链接已复制',
    login: '请先以观众或展商身份登录',
    loginVisitor: '请先以观众身份登录',
    found: '线缆',
    nothing: /没有找到与“zzqqxx”/,
    roots: [
      '线缆生产及精加工机械',
      '辅助加工',
      '辅助加工材料',
      '材料及特种线缆',
      '测量与控制技术',
      '检测工程',
      '相关领域',
    ],
  },
  EN: {
    products: /^Products/,
    suppliers: /^Suppliers/,
    search: 'Search',
    scope: 'Search in',
    next: 'Next page',
    all: 'Show all',
    category: 'All categories',
    hall: 'Hall',
    categories: 'Or browse by category',
    relaxed: 'Nothing has all of these words. Without “zzqqxx”, “cable” finds:',
    country: 'Country or region',
    shared: 'Link copied',
    login: 'Please log in as a visitor or exhibitor first',
    loginVisitor: 'Please log in as a visitor first',
    found: 'cable',
    nothing: /Nothing found for “zzqqxx”/,
    roots: null,
  },
} as const;

interface Totals {
  products: { totalCount: number };
  exhibitors: { totalCount: number };
}

interface Places {
  exhibitorPlaces: {
    halls: { hall: string; totalCount: number }[];
    countries: { countryCode: string; totalCount: number }[];
  };
}

interface Paged {
  products: { totalCount: number; pageInfo: { pageCount: number } };
}

/** Numbers as the site groups them. */
const shown = (count: number) => count.toLocaleString('en-GB');
/** Rows of the list; those of the skeleton have no title. */
const rows = (at: Page) => at.locator('main article:has(h2)');
const currentTab = (at: Page) => at.locator('[role=tab][aria-selected=true]');
const queryOf = (at: Page) => Object.fromEntries(new URL(at.url()).searchParams);

async function open(lang: 'ZH' | 'EN', query = '', options: PageOptions = {}): Promise<Page> {
  const at = await page({ locale: lang, ...options });
  await at.goto(PATH + query);
  await currentTab(at).waitFor();
  return at;
}

describe.each(walkedIn('EN'))('directory, %s', (lang) => {
  const say = words[lang];

  it(
    'both tabs show their count and ten entries with a pager',
    { tags: ['DIR-018', 'DIR-019', 'CONST-019'] },
    async () => {
      const { products, exhibitors } = await ask<Totals>(
        '{ products { totalCount } exhibitors { totalCount } }',
      );
      const at = await open(lang, '?tab=product');
      for (const tab of [say.products, say.suppliers]) {
        await at.getByRole('tab', { name: tab }).click();
        await expect.poll(() => currentTab(at).innerText()).toMatch(tab);
        await expect.poll(() => rows(at).count()).toBe(10);
        expect(await at.getByRole('tab', { name: say.products }).innerText()).toContain(
          shown(products.totalCount),
        );
        expect(await at.getByRole('tab', { name: say.suppliers }).innerText()).toContain(
          shown(exhibitors.totalCount),
        );
        const first = await rows(at).first().locator('h2').innerText();
        await at.getByRole('link', { name: say.next }).click();
        await at.waitForURL((url) => url.searchParams.get('page') === '2');
        await expect.poll(() => rows(at).first().locator('h2').innerText()).not.toBe(first);
        expect(await rows(at).count()).toBe(10);
      }
    },
  );

  it('of a very long list the count is true and the pager ends where the server does', async () => {
    const at = await page({ locale: lang });
    await changeAnswer<Paged>(at, 'ProductDirectory', ({ products }) => {
      products.totalCount = 1_090_249;
      products.pageInfo.pageCount = 1000;
    });
    await at.goto(`${PATH}?tab=product`);
    await expect.poll(() => currentTab(at).innerText()).toContain(shown(1_090_249));
    const pages = at.locator('main nav:has(a[rel=next]) a:not([rel])');
    expect(await pages.last().innerText()).toBe('1000');
    expect(await pages.last().getAttribute('href')).toMatch(/[?&]page=1000$/);
  });

  it('a tab is fetched when it is first shown', { tags: ['DIR-020'] }, async () => {
    const at = await page({ locale: lang });
    const sent = sentOperations(at);
    const names = () => sent.map(({ name }) => name).filter((name) => name.endsWith('Directory'));
    await at.goto(`${PATH}?tab=product`);
    await rows(at).first().waitFor();
    expect(names()).toEqual(['ProductDirectory']);
    await at.getByRole('tab', { name: say.suppliers }).click();
    await expect.poll(() => currentTab(at).innerText()).toMatch(say.suppliers);
    expect(names()).toEqual(['ProductDirectory', 'SupplierDirectory']);
    await at.getByRole('tab', { name: say.products }).click();
    await expect.poll(() => currentTab(at).innerText()).toMatch(say.products);
    expect(names(), 'shown before: no second request').toEqual(['ProductDirectory', 'SupplierDirectory']);
  });

  it('the address fills the box and filters', { tags: ['DIR-021'] }, async () => {
    const { products } = await ask<Pick<Totals, 'products'>>(
      `{ products(filter: { keyword: "${say.found}" }) { totalCount } }`,
      lang,
    );
    const all = await ask<Pick<Totals, 'products'>>('{ products { totalCount } }');
    const at = await open(lang, `?search=${encodeURIComponent(say.found)}`);
    expect(await at.locator('main input[type=search]').inputValue()).toBe(say.found);
    expect(await currentTab(at).innerText()).toContain(shown(products.totalCount));
    expect(products.totalCount).toBeGreaterThan(0);
    expect(products.totalCount).toBeLessThan(all.products.totalCount);
  });

  it('the scope is kept under the stored key and there again on return', { tags: ['DIR-022'] }, async () => {
    const at = await open(lang);
    expect(await currentTab(at).innerText()).toMatch(say.products);
    await at.locator('main').getByLabel(say.scope).selectOption('supplier');
    await expect.poll(() => currentTab(at).innerText()).toMatch(say.suppliers);
    expect(await at.evaluate(() => localStorage.getItem('queryKey'))).toContain('"scope":"supplier"');
    await at.goto(PATH);
    await expect.poll(() => currentTab(at).innerText()).toMatch(say.suppliers);
    expect(await at.locator('main').getByLabel(say.scope).inputValue()).toBe('supplier');

    await at.getByRole('tab', { name: say.products }).click();
    await expect.poll(() => currentTab(at).innerText()).toMatch(say.products);
    await at.goto(PATH);
    await expect
      .poll(() => currentTab(at).innerText(), { message: 'chosen by its tab' })
      .toMatch(say.products);
  });

  it('search, tab and category start on page 1', { tags: ['DIR-023', 'DIR-024', 'DIR-025'] }, async () => {
    const at = await open(lang, '?tab=product&page=2');
    await at.locator('main input[type=search]').fill(say.found);
    await at.locator('main').getByRole('button', { name: say.search, exact: true }).click();
    await at.waitForURL((url) => url.searchParams.get('search') === say.found);
    expect(queryOf(at)).toEqual({ tab: 'product', search: say.found });

    await at.goto(`${PATH}?tab=product&page=2`);
    await at.getByRole('tab', { name: say.suppliers }).click();
    await at.waitForURL((url) => url.searchParams.get('tab') === 'supplier');
    expect(queryOf(at)).toEqual({ tab: 'supplier' });

    await at.goto(`${PATH}?tab=product&page=2`);
    await at.locator('aside nav a[href*="category=4"]').first().click();
    await at.waitForURL((url) => url.searchParams.get('category') === '4');
    expect(queryOf(at)).toEqual({ tab: 'product', category: '4' });
  });

  it('a hot category shows the products of it', { tags: ['DIR-026', 'DIR-027', 'DIR-035'] }, async () => {
    const { hotTags } = await ask<{ hotTags: { id: string; name: string }[] }>(
      '{ hotTags { id name } }',
      lang,
    );
    const tag = required(hotTags[0], 'hotTags[0]');
    const { products } = await ask<Pick<Totals, 'products'>>(
      `{ products(filter: { categoryCode: "${tag.id}" }) { totalCount } }`,
    );
    const at = await open(lang, '?tab=supplier');
    const panel = at.locator('aside nav');
    await expect
      .poll(() => panel.locator('ul').last().locator('a').allInnerTexts())
      .toEqual(hotTags.map(({ name }) => name));
    const sent = sentOperations(at);
    await panel.locator('ul').last().getByRole('link', { name: tag.name, exact: true }).click();
    await expect.poll(() => currentTab(at).innerText()).toMatch(say.products);
    expect(await currentTab(at).innerText()).toContain(shown(products.totalCount));
    expect(sent.find(({ name }) => name === 'ProductDirectory')?.variables).toMatchObject({
      categoryCode: tag.id,
      page: 1,
    });
    expect(await panel.locator('[aria-current=page]').last().innerText()).toBe(tag.name);
  });

  it(
    'without the hot tags the list stands, and the failure is only logged',
    { tags: ['CONFLICT-046', 'DIR-029'] },
    async () => {
      const at = await page({ locale: lang, allowErrors: [/status of 500/] });
      const logged: string[] = [];
      at.on('console', (message) => {
        if (message.type() === 'warning') logged.push(message.text());
      });
      await failOperation(at, 'HotTags');
      await at.goto(PATH);
      await rows(at).first().waitFor();
      expect(await rows(at).count()).toBe(10);
      await expect.poll(() => logged.join()).toContain('hot tags');
      expect(await at.locator('aside nav ul').count()).toBe(1);
      expect(await at.getByRole('alert').count()).toBe(0);
      expect(await at.locator('[popover] > * > *').count(), 'no toast').toBe(0);
    },
  );

  it(
    'an entry shows picture, name, eight lines, tags and three actions',
    { tags: ['DIR-030', 'DIR-031', 'CONST-035'] },
    async () => {
      interface Entry {
        id: string;
        name: string;
        tags: string[];
      }
      const found = await ask<{ products: { nodes: Entry[] }; exhibitors: { nodes: Entry[] } }>(
        '{ products { nodes { id name: title tags } } exhibitors { nodes { id name tags } } }',
        lang,
      );
      for (const [tab, entry] of [
        ['product', required(found.products.nodes[0], 'found.products.nodes[0]')],
        ['supplier', required(found.exhibitors.nodes[0], 'found.exhibitors.nodes[0]')],
      ] as const) {
        const at = await open(lang, `?tab=${tab}`);
        const row = rows(at).first();
        expect(await row.locator('h2').innerText()).toBe(entry.name);
        expect(await row.locator('h2 a').getAttribute('href')).toBe(
          `/d/product/${tab}-detail?id=${entry.id}`,
        );
        await expect
          .poll(() => row.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        expect(await row.locator('li').allInnerTexts()).toEqual(entry.tags.slice(0, 4));
        expect(await row.locator('p').evaluate((text) => getComputedStyle(text).webkitLineClamp)).toBe('8');
        expect(await row.getByRole('button').count()).toBe(3);
      }
    },
  );

  it(
    'a guest shares either kind; the link opens the same thing',
    { tags: ['DIR-032', 'DIR-033', 'DIR-092', 'CONFLICT-037'] },
    async () => {
      const at = await page({
        locale: lang,
        context: { permissions: ['clipboard-read', 'clipboard-write'] },
      });
      for (const tab of ['product', 'supplier']) {
        await at.goto(`${PATH}?tab=${tab}&search=${encodeURIComponent(say.found)}`);
        const row = rows(at).first();
        const name = await row.locator('h2').innerText();
        await row.getByRole('button').last().click();
        await at.getByText(say.shared).waitFor();
        const address = await at.evaluate(() => navigator.clipboard.readText());
        expect(address).toMatch(new RegExp(`^https?://[^/]+/d/product/${tab}-detail\\?id=\\d+$`));
        await at.goto(address);
        await at.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      }
    },
  );

  it('suppliers of a hall and a country are shown, and the address says so', async () => {
    const at = await open(lang, '?tab=supplier');
    const { exhibitorPlaces: places } = await ask<Places>(
      '{ exhibitorPlaces { halls { hall totalCount } countries { countryCode totalCount } } }',
      lang,
    );
    const { hall, totalCount } = required(places.halls[1]);
    await at.getByLabel(say.hall, { exact: true }).selectOption(hall);
    await expect.poll(() => queryOf(at)).toEqual({ tab: 'supplier', hall });
    await expect.poll(() => currentTab(at).innerText()).toMatch(new RegExp(`\\b${shown(totalCount)}$`));
    const { countryCode } = required(places.countries[0]);
    await at.getByLabel(say.country, { exact: true }).selectOption(countryCode);
    await expect.poll(() => queryOf(at)).toEqual({ tab: 'supplier', hall, country: countryCode });
    const { exhibitors } = await ask<Pick<Totals, 'exhibitors'>>(
      `{ exhibitors(filter: { hall: "${hall}", countryCode: "${countryCode}" }, pageSize: 1) { totalCount } }`,
      lang,
    );
    await expect
      .poll(() => currentTab(at).innerText())
      .toMatch(new RegExp(`\\b${shown(exhibitors.totalCount)}$`));
    await expectNoAxeViolations(at);
    await at.reload();
    await expect.poll(() => at.getByLabel(say.hall, { exact: true }).inputValue()).toBe(hall);
    expect(queryOf(at)).toEqual({ tab: 'supplier', hall, country: countryCode });
    await at.goBack();
    await expect.poll(() => at.getByLabel(say.country, { exact: true }).inputValue()).toBe('');
  });

  it('nothing found: fewer words, which of them are left out, and the categories', async () => {
    const at = await open(lang, `?tab=product&search=${encodeURIComponent(`${say.found} zzqqxx`)}`);
    await at.getByText(say.relaxed).waitFor();
    await rows(at).first().waitFor();
    await expectNoAxeViolations(at);
    const ways = at.getByRole('main').getByRole('navigation', { name: say.categories });
    expect(await ways.getByRole('link').count()).toBe(7);
    await at
      .getByRole('main')
      .getByRole('link', { name: /^(Show all|查看全部)（? ?\(?\d/ })
      .first()
      .click();
    await expect.poll(() => queryOf(at)).toEqual({ tab: 'product', search: say.found });
    await expect.poll(() => rows(at).count()).toBe(10);
  });

  it('nothing found: count 0, one sentence and a way on', { tags: ['DIR-034'] }, async () => {
    const at = await open(lang, '?tab=product&search=zzqqxx');
    expect(await currentTab(at).innerText()).toMatch(/\b0$/);
    await at.getByText(say.nothing).waitFor();
    await at.getByRole('main').getByRole('link', { name: say.all }).click();
    await expect.poll(() => rows(at).count()).toBe(10);
  });

  describe('the panel of categories', () => {
    const at = walkPage({ locale: lang }, async (visitor) => {
      await visitor.goto(PATH);
      await currentTab(visitor).waitFor();
    });

    const names = () => at().locator('aside nav ul').first().locator('a').allInnerTexts();
    const expectNames = async (from: number, to: number) => {
      const { categories } = await ask<{ categories: { name: string }[] }>('{ categories { name } }', lang);
      expect(await names()).toHaveLength(8);
      const shown = (await names()).slice(1).slice(from, to);
      expect(shown).toEqual(categories.map(({ name }) => name).slice(from, to));
      if (say.roots) expect(shown).toEqual(say.roots.slice(from, to));
    };

    it(
      'begins with production, auxiliaries and materials',
      { tags: ['DIR-093', 'DIR-094', 'DIR-095', 'DIR-096'] },
      () => expectNames(0, 4),
    );

    it(
      'goes on with measuring, testing and related areas',
      { tags: ['DIR-097', 'DIR-098', 'DIR-099'] },
      async () => {
        expect((await names())[0]).toBe(say.category);
        await expectNames(4, 7);
      },
    );
  });

  it(
    'a guest is asked to log in for consulting and collecting',
    { tags: ['DIR-083', 'DIR-090'] },
    async () => {
      const at = await open(lang);
      for (const action of [0, 1]) {
        await rows(at).first().getByRole('button').nth(action).click();
        const dialog = at.getByRole('dialog', { name: action === 0 ? say.loginVisitor : say.login });
        await dialog.waitFor();
        await at.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
      }
    },
  );
});
