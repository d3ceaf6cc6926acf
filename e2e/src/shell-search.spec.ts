import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolationsInAll } from './axe.ts';
import { page, type PageOptions } from './browser.ts';
import { ask } from './graphql.ts';
import { required } from './required.ts';
import { signInAs } from './session.ts';
import { walkedIn } from './walked-in.ts';

const QUIET = '/d/meet/cable-cloud';

const words = {
  ZH: {
    open: '搜索',
    panel: '全站搜索',
    box: '展商、产品、采购需求',
    hot: '热门搜索',
    empty: '请输入搜索内容',
    centre: '展商中心',
    needExhibitor: '请先登录展商账号',
    leaveVisitor: '请先退出观众登录',
    other: 'Switch to English',
    otherTag: 'en',
    categories: [
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
    open: 'Search',
    panel: 'Search the site',
    box: 'Exhibitor, product, sourcing request',
    hot: 'Popular searches',
    empty: 'Enter what you want to search for',
    centre: 'Exhibitor centre',
    needExhibitor: 'Please log in as an exhibitor first',
    leaveVisitor: 'Please log out of your visitor account first',
    other: '切换到中文',
    otherTag: 'zh-CN',
    categories: [
      'Cable and wire production and finishing machinery',
      'Auxiliary processing',
      'Auxiliary processing materials',
      'Materials and special wires and cables',
      'Measurement and control technology',
      'Testing engineering',
      'Related areas',
    ],
  },
} as const;

type Lang = keyof typeof words;

const panel = (at: Page) => at.locator('#header-panel');
const told = (at: Page, text: string) => at.getByRole('status').getByText(text, { exact: true }).waitFor();
const placeOf = (at: Page) => at.url().slice(new URL(at.url()).origin.length);

async function openSearch(
  lang: Lang,
  options: PageOptions = {},
  role?: 'exhibitor' | 'visitor',
): Promise<Page> {
  const at = await page({ locale: lang, ...options });
  if (role) await signInAs(at, role);
  await at.goto(QUIET);
  await at.getByRole('banner').getByRole('button', { name: words[lang].open, exact: true }).click();
  await at.getByRole('region', { name: words[lang].panel }).waitFor();
  return at;
}

describe.each(walkedIn('ZH'))('search panel, %s', (lang) => {
  const { box, categories, centre, empty, needExhibitor, leaveVisitor, other, otherTag } = words[lang];

  it(
    'holds input, hot searches, the seven categories and the language switch',
    { tags: ['SHELL-058', 'SHELL-062', 'SHELL-063'] },
    async () => {
      const at = await openSearch(lang);
      const input = panel(at).getByRole('combobox', { name: box });
      expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
      const { edition } = await ask<{ edition: { hotSearches: string[] } }>(
        '{ edition { hotSearches } }',
        lang,
      );
      expect(edition.hotSearches.length).toBeGreaterThan(0);
      for (const text of edition.hotSearches)
        await panel(at).getByRole('link', { name: text, exact: true }).waitFor();

      const buttons = panel(at).locator('a[href*="category="]');
      expect(await buttons.allInnerTexts()).toEqual(categories);
      expect(await buttons.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
        categories.map((_, index) => `/d/product/supplier?tab=product&category=${index + 1}`),
      );
      await expectNoAxeViolationsInAll(at);

      await panel(at).getByRole('button', { name: other }).click();
      await expect.poll(() => at.locator('html').getAttribute('lang')).toBe(otherTag);
      expect(placeOf(at)).toBe(QUIET);
    },
  );

  it('on a phone suggestions have the width of the whole search, and their names are not cut', async () => {
    const at = await openSearch(lang, { width: 375, height: 812 });
    await panel(at)
      .getByRole('combobox', { name: box })
      .pressSequentially(lang === 'ZH' ? '电缆' : 'cable');
    const list = panel(at).getByRole('listbox');
    await list.getByRole('option').first().waitFor();
    const widthOf = async (element: ReturnType<Page['locator']>) =>
      required(await element.boundingBox(), 'a box').width;
    expect(await widthOf(list)).toBe(await widthOf(panel(at).getByRole('search')));
    const cut = await list
      .locator('[role=option] > span:first-of-type')
      .evaluateAll((names) => names.filter((name) => name.scrollHeight > name.clientHeight + 1).length);
    expect(cut).toBe(0);
    // On a wide screen the panel is low, and all of them lie on it.
    await at.setViewportSize({ width: 1440, height: 900 });
    const bottomOf = async (element: ReturnType<Page['locator']>) => {
      const { y, height } = required(await element.boundingBox(), 'a box');
      return y + height;
    };
    await expect.poll(async () => (await bottomOf(panel(at))) - (await bottomOf(list))).toBeGreaterThan(0);
  });

  it('a hot search runs its search and closes the panel', { tags: ['SHELL-059'] }, async () => {
    const at = await openSearch(lang);
    const { edition } = await ask<{ edition: { hotSearches: string[] } }>(
      '{ edition { hotSearches } }',
      lang,
    );
    const text = required(edition.hotSearches[1], 'edition.hotSearches[1]');
    await panel(at).getByRole('link', { name: text, exact: true }).click();
    await at.waitForURL((url) => url.pathname === '/d/search');
    expect(new URL(at.url()).searchParams.get('globalSearch')).toBe(text);
    await panel(at).waitFor({ state: 'detached' });
  });

  it(
    'nothing typed says so and stays; text is searched, whatever it holds',
    { tags: ['SHELL-064', 'SHELL-065'] },
    async () => {
      const at = await openSearch(lang);
      const input = panel(at).getByRole('combobox');
      await input.press('Enter');
      await told(at, empty);
      await input.fill('   ');
      await input.press('Enter');
      expect(placeOf(at)).toBe(QUIET);
      expect(await panel(at).count()).toBe(1);
      await input.fill('铜 A&B=c');
      await input.press('Enter');
      await at.waitForURL((url) => url.pathname === '/d/search');
      expect(new URL(at.url()).searchParams.get('globalSearch')).toBe('铜 A&B=c');
    },
  );

  it(
    'tells a guest and a visitor what the exhibitor centre needs',
    { tags: ['SHELL-060', 'SHELL-061'] },
    async () => {
      const at = await openSearch(lang);
      const link = panel(at).getByRole('button', { name: centre, exact: true });
      await link.click();
      await told(at, needExhibitor);
      expect(placeOf(at)).toBe(QUIET);

      const visiting = await openSearch(lang, {}, 'visitor');
      await panel(visiting).getByRole('button', { name: centre, exact: true }).click();
      await told(visiting, leaveVisitor);
      expect(placeOf(visiting)).toBe(QUIET);
      expect(placeOf(at)).toBe(QUIET);
    },
  );

  it('takes an exhibitor to the centre, on a phone too', { tags: ['SHELL-060', 'SHELL-061'] }, async () => {
    const at = await openSearch(lang, { width: 320, height: 640 }, 'exhibitor');
    expect(await at.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await panel(at).getByRole('button', { name: centre, exact: true }).click();
    await at.waitForURL((url) => url.pathname === '/d/zsCenter');
  });
});
