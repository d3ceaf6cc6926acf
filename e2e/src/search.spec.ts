import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, expectNoAxeViolationsInAll } from './axe.ts';
import { page, walkPage } from './browser.ts';
import { ask, changeAnswer, sentOperations } from './graphql.ts';
import { required } from './required.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    text: '电缆',
    both: '测量 展商',
    nothing: '没有搜索结果',
    word: '线缆',
    relaxed: '去掉“zzqqxx”，以“线缆”找到：',
    categories: '也可以按分类浏览',
    products: '产品列表',
    empty: '请输入搜索内容',
    retry: '重试',
    allNews: '查看全部新闻',
    back: '返回全部结果',
  },
  EN: {
    text: 'cable',
    both: 'measurement',
    nothing: 'No search results',
    word: 'cable',
    relaxed: 'Without “zzqqxx”, “cable” finds:',
    categories: 'Or browse by category',
    products: 'Products',
    empty: 'Enter what you want to search for',
    retry: 'Try again',
    allNews: 'All news found',
    back: 'Back to all results',
  },
} as const;

const groups = ['exhibitors', 'products', 'buyerPosts', 'news', 'exhibitorLists', 'materials'] as const;
type Group = (typeof groups)[number];
interface Found {
  totalCount: number;
  nodes: { id: string }[];
}
type Search = Record<Group, { found: Found | null; failure: string | null }>;

const search = async (text: string, lang: 'ZH' | 'EN') =>
  (
    await ask<{ siteSearch: Search }>(
      `{ siteSearch(text: ${JSON.stringify(text)}) { ${groups.map((name) => `${name} { found { totalCount nodes { id } } }`).join(' ')} } }`,
      lang,
    )
  ).siteSearch;
const pathOf = (text: string, more = '') => `/d/search?${new URLSearchParams({ globalSearch: text })}${more}`;
const section = (at: Page, group: Group) => at.locator(`main section[aria-labelledby=found-${group}]`);
const box = (at: Page) => at.getByRole('main').getByRole('combobox');
const hrefs = (at: Page, group: Group) =>
  section(at, group)
    .locator('a[data-card-link]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

describe.each(walkedIn('ZH'))('search, %s', (lang) => {
  const say = words[lang];
  const isZh = lang === 'ZH';
  const screen = { locale: lang, width: isZh ? 1440 : 375, colorScheme: isZh ? 'light' : 'dark' } as const;

  describe('what is found', () => {
    let answer: Search | undefined;
    const foundIn = (group: Group) => required(required(answer, 'the finds')[group].found, group);
    const at = walkPage(screen, async (visitor) => {
      answer = await search(say.text, lang);
      await visitor.goto(pathOf(say.text));
      await section(visitor, 'exhibitors').waitFor();
    });
    const counts = () => at().locator('main [data-group]');
    const ids = (group: Group) => foundIn(group).nodes.map(({ id }) => id);

    it(
      'is counted and listed in six groups',
      { tags: ['SHELL-038', 'PUB-068', 'PUB-069', 'PUB-070'] },
      async () => {
        expect(await counts().evaluateAll((all) => all.map((one) => one.getAttribute('data-group')))).toEqual(
          [...groups],
        );
        for (const group of groups) {
          const { totalCount, nodes } = foundIn(group);
          const shown = await at().locator(`main [data-group=${group}]`).innerText();
          expect(shown.replaceAll(',', ''), group).toContain(String(totalCount));
          expect(await section(at(), group).count(), group).toBe(nodes.length > 0 ? 1 : 0);
        }
      },
    );

    it(
      'leads to the pages of exhibitors, exhibits and requests',
      { tags: ['PUB-071', 'PUB-072'] },
      async () => {
        expect(await hrefs(at(), 'exhibitors')).toEqual(
          ids('exhibitors').map((id) => `/d/product/supplier-detail?id=${id}`),
        );
        expect(await hrefs(at(), 'products')).toEqual(
          ids('products').map((id) => `/d/product/product-detail?id=${id}`),
        );
        expect(await hrefs(at(), 'buyerPosts')).toEqual(
          ids('buyerPosts').map((id) => `/d/product/asktobuy?id=${id}`),
        );
        expect((await section(at(), 'products').locator('mark').first().innerText()).toLowerCase()).toContain(
          say.text,
        );
        expect(
          await at().evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      },
    );

    it('is searched for anew with another text', { tags: ['PUB-079'] }, async () => {
      await box(at()).fill('zqxylo');
      await box(at()).press('Enter');
      await at().waitForURL((url) => url.searchParams.get('globalSearch') === 'zqxylo');
      await at().getByRole('heading', { name: say.nothing }).waitFor();
      await at().goBack();
      await section(at(), 'exhibitors').waitFor();
      expect(await box(at()).inputValue()).toBe(say.text);
    });
  });

  it(
    'news open their article, files a new tab; all of a group by page',
    { tags: ['PUB-070', 'PUB-073', 'PUB-074', 'PUB-076'] },
    async () => {
      const text = isZh ? '展商' : 'exhibitor';
      const found = await search(text, lang);
      const at = await page({ ...screen, width: isZh ? 375 : 1440 });
      await at.goto(pathOf(text));
      await section(at, 'materials').or(section(at, 'exhibitorLists')).first().waitFor();
      expect(await hrefs(at, 'news')).toEqual(
        required(found.news.found, 'news').nodes.map(({ id }) => `/d/dynamic-detail?id=${id}`),
      );
      expect(required(found.exhibitorLists.found, 'exhibitorLists').totalCount).toBeGreaterThan(4);
      const files = section(at, 'exhibitorLists').locator('a[target=_blank]');
      expect(await files.count()).toBeGreaterThan(0);
      expect(await files.first().getAttribute('rel')).toContain('noopener');
      await expectNoAxeViolations(at);
      await at.getByRole('link', { name: say.allNews }).click();
      await at.waitForURL((url) => url.searchParams.get('group') === 'news');
      await at.getByRole('link', { name: say.back }).waitFor();
      await expect
        .poll(() => at.locator('main article').count())
        .toBe(Math.min(10, required(found.news.found, 'news').totalCount));
      await expectNoAxeViolations(at);
    },
  );

  it(
    'asks for a text, and says where nothing is found, with ways on',
    { tags: ['PUB-077', 'PUB-078', 'ERR-018', 'ERR-019'] },
    async () => {
      const at = await page(screen);
      await at.goto('/d/search?globalSearch=');
      await at.getByRole('heading', { name: say.empty }).waitFor();
      await box(at).press('Enter');
      await at.getByRole('status').getByText(say.empty, { exact: true }).waitFor();
      expect(new URL(at.url()).searchParams.get('globalSearch')).toBe('');
      await at.goto(pathOf('<img src=x onerror=alert(1)>zqxylo'));
      await at.getByRole('heading', { name: say.nothing }).waitFor();
      expect(await at.getByRole('main').getByRole('link').count()).toBeGreaterThan(4);
      await expectNoAxeViolations(at);
    },
  );

  it('shows what fewer words find, says which it left out, and offers the categories', async () => {
    const at = await page(screen);
    await at.goto(pathOf(`zzqqxx ${say.word}`));
    await at.getByRole('heading', { name: say.nothing }).waitFor();
    await at.getByRole('status').getByText(say.relaxed).waitFor();
    await at.getByRole('navigation', { name: say.categories }).getByRole('link').nth(6).waitFor();
    await at.getByRole('main').getByRole('heading', { level: 2, name: say.products }).waitFor();
    await expectNoAxeViolations(at);
  });

  it(
    'a group that fails says so, the others stand, and it can be tried again',
    { tags: ['PUB-080'] },
    async () => {
      const at = await page(screen);
      let isDown = true;
      await changeAnswer<{ siteSearch: Search }>(at, 'SiteSearch', ({ siteSearch }) => {
        if (isDown) siteSearch.products = { ...siteSearch.products, found: null, failure: 'down' };
      });
      // By a search here: what a server has rendered has not come through the changed answer.
      await at.goto('/d/search');
      await box(at).fill(say.text);
      await box(at).press('Enter');
      await section(at, 'products').getByText('down').waitFor();
      expect((await hrefs(at, 'exhibitors')).length).toBeGreaterThan(0);
      await expectNoAxeViolations(at);
      isDown = false;
      await section(at, 'products').getByRole('button', { name: say.retry }).click();
      await section(at, 'products').locator('a[data-card-link]').first().waitFor();
    },
  );

  it('suggests while typing, in the header too: by arrow keys, Enter and Escape; only the last text is asked for', async () => {
    const at = await page(screen);
    await at.goto('/d/search');
    const sent = sentOperations(at);
    const input = box(at);
    await input.pressSequentially(say.text, { delay: 10 });
    const options = at.getByRole('main').getByRole('option');
    await options.first().waitFor();
    expect(
      required(sent.filter(({ name }) => name === 'SearchSuggestions').at(-1), 'SearchSuggestions').variables,
    ).toEqual({
      text: say.text,
    });
    expect(await input.getAttribute('aria-expanded')).toBe('true');
    await expectNoAxeViolations(at);
    await input.press('ArrowDown');
    expect(await options.first().getAttribute('aria-selected')).toBe('true');
    expect(await input.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
    await input.press('ArrowUp');
    expect(await at.getByRole('main').locator('[aria-selected=true]').count()).toBe(0);
    await input.press('Escape');
    expect(await options.count()).toBe(0);
    await input.press('ArrowDown');
    const first = options.first();
    await first.waitFor();
    await input.press('Enter');
    await at.waitForURL(
      (url) => url.searchParams.get('globalSearch') !== null || url.pathname.includes('supplier'),
    );

    await at.goto('/d/czProcess');
    await at
      .getByRole('banner')
      .getByRole('button', { name: isZh ? '搜索' : 'Search', exact: true })
      .click();
    const panel = at.locator('#header-panel');
    await panel.getByRole('combobox').fill(say.text);
    await panel.getByRole('option').first().waitFor();
    await expectNoAxeViolationsInAll(at);
    await panel.getByRole('combobox').press('Escape');
    expect(await panel.getByRole('option').count()).toBe(0);
    expect(await panel.count()).toBe(1);
    await panel.getByRole('combobox').press('Escape');
    await panel.waitFor({ state: 'detached' });
  });
});
