import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { page, type PageOptions, walkPage } from './browser.ts';
import { ask, failOperation, fillPage } from './graphql.ts';
import { required } from './required.ts';
import { signInAs } from './session.ts';
import { walkedIn } from './walked-in.ts';

type Lang = 'ZH' | 'EN';

const words = {
  ZH: {
    title: '线缆产业的产品与供应商',
    products: '推荐产品',
    needs: '采购需求',
    exhibitors: '推荐展商',
    videos: '热门视频',
    more: '查看更多',
    next: '下一页',
    scope: '搜索范围',
    box: '产品、公司、型号或材料',
    search: '搜索',
    play: /^播放：/,
    retry: '重试',
    needPoster: /^我有采购需求/,
    companyPoster: /^我是供应商/,
    leaveExhibitor: '请先退出展商登录',
  },
  EN: {
    title: 'Products and suppliers of the cable industry',
    products: 'Recommended products',
    needs: 'Buyers are looking for',
    exhibitors: 'Recommended exhibitors',
    videos: 'Popular videos',
    more: 'See more',
    next: 'Next',
    scope: 'Search in',
    box: 'Product, company, type or material',
    search: 'Search',
    play: /^Play: /,
    retry: 'Try again',
    needPoster: /^I’m buying/,
    companyPoster: /^I’m a supplier/,
    leaveExhibitor: 'Please log out of your exhibitor account first',
  },
} as const;

const parts = [
  { part: 'products', operation: 'HomeProducts', field: 'recommendedProducts', loaded: 24, perSlide: 8 },
  { part: 'needs', operation: 'NewestBuyerPosts', field: 'buyerPosts', loaded: 21, perSlide: 7 },
  {
    part: 'exhibitors',
    operation: 'HomeExhibitors',
    field: 'recommendedExhibitors',
    loaded: 24,
    perSlide: 8,
  },
  { part: 'videos', operation: 'HomeVideos', field: 'videos', loaded: 9, perSlide: 3 },
] as const;
type Part = (typeof parts)[number]['part'];

/** The skeleton has articles too, but without a title. */
const ENTRY = 'article:has(h3)';

const mores = [
  ['products', '/d/product/Recommended'],
  ['needs', '/d/product/asktobuy'],
  ['exhibitors', '/d/product/ExhibitorRecommendation'],
  ['videos', '/d/product/PopularVideos'],
] as const;

/** The section of a part; the carousel inside it has the same name, so the outer one is told by its heading. */
const section = (at: Page, lang: Lang, part: Part): Locator =>
  at
    .locator('main section')
    .filter({ has: at.getByRole('heading', { level: 2, name: words[lang][part], exact: true }) });

/** Playwright's roles look past `inert`: slides are found by their markup. */
const slides = (part: Locator) => part.locator('[role=group]');

/** The slide in view. */
const shown = (part: Locator) => part.locator('[role=group]:not([inert])');

async function open(
  lang: Lang,
  options: PageOptions = {},
  before?: (at: Page) => Promise<unknown>,
): Promise<Page> {
  const at = await page({ locale: lang, ...options });
  for (const { operation, field } of parts) await fillPage(at, operation, field);
  await before?.(at);
  await at.goto('/d/product/home');
  await at.getByRole('heading', { level: 1, name: words[lang].title }).waitFor();
  return at;
}

const asRole = (role: 'exhibitor' | 'visitor') => (at: Page) => signInAs(at, role);

const pathOf = (at: Page) => new URL(at.url()).pathname;

describe.each(walkedIn('EN'))('product home, %s', (lang) => {
  describe('its parts', () => {
    const at = walkPage({ locale: lang }, async (visitor) => {
      for (const { operation, field } of parts) await fillPage(visitor, operation, field);
      await visitor.goto('/d/product/home');
      await visitor.getByRole('heading', { level: 1, name: words[lang].title }).waitFor();
    });

    it('have entries that lead to what they name', { tags: ['DIR-016', 'DIR-017'] }, async () => {
      for (const [name, target] of [
        ['products', '/d/product/product-detail?id=1-0'],
        ['exhibitors', '/d/product/supplier-detail?id=1-0'],
        ['needs', '/d/product/asktobuy?id=1-0'],
      ] as const) {
        const entry = shown(section(at(), lang, name))
          .locator(ENTRY)
          .first();
        expect(await entry.getByRole('link').first().getAttribute('href')).toBe(target);
      }
    });

    it(
      'have the posters that the organiser keeps for this language',
      { tags: ['DESIGN-035', 'DIR-015'] },
      async () => {
        const stored = await ask<{ need: string; company: string }>(
          '{ need: pageText(key: "POSTER_NEED_IMAGE") company: pageText(key: "POSTER_COMPANY_IMAGE") }',
          lang,
        );
        const poster = (name: RegExp) => at().getByRole('link', { name }).locator('img').getAttribute('src');
        expect(await poster(words[lang].needPoster)).toBe(stored.need);
        expect(await poster(words[lang].companyPoster)).toBe(stored.company);
      },
    );

    const expectSlides = async (name: Part) => {
      const { part, loaded, perSlide } = required(
        parts.find(({ part }) => part === name),
        name,
      );
      const own = section(at(), lang, part);
      await own.locator(ENTRY).first().waitFor();
      expect(await own.locator(ENTRY).count()).toBe(loaded);
      expect(await slides(own).count()).toBe(loaded / perSlide);
      expect(await shown(own).count()).toBe(1);
      expect(await shown(own).locator(ENTRY).count()).toBe(perSlide);

      const first = await shown(own).getAttribute('aria-label');
      await own.getByRole('button', { name: words[lang].next }).click();
      await expect.poll(() => shown(own).getAttribute('aria-label')).not.toBe(first);
      expect(await shown(own).locator(ENTRY).count()).toBe(perSlide);
    };

    it('show eight of 24 products a slide', { tags: ['DIR-003', 'CONST-034'] }, () =>
      expectSlides('products'),
    );
    it('show seven of 21 buyer requests a slide', { tags: ['DIR-004', 'CONST-022', 'CONST-034'] }, () =>
      expectSlides('needs'),
    );
    it('show eight exhibitors a slide', { tags: ['DIR-005', 'CONST-034'] }, () => expectSlides('exhibitors'));
    it('show three of nine videos a slide', { tags: ['DIR-006', 'CONST-021', 'CONST-034'] }, () =>
      expectSlides('videos'),
    );

    it(
      'lead to the whole of their lists',
      { tags: ['DIR-007', 'DIR-008', 'DIR-009', 'DIR-010'] },
      async () => {
        for (const [part, target] of mores) {
          await section(at(), lang, part).getByRole('link', { name: words[lang].more }).click();
          await at().waitForURL((url) => url.pathname === target);
          await at().goBack();
          await at().waitForURL((url) => url.pathname === '/d/product/home');
        }
      },
    );

    it('have a poster that takes a guest to the login', { tags: ['DIR-012'] }, async () => {
      await at().getByRole('link', { name: words[lang].needPoster }).click();
      await at().waitForURL((url) => url.pathname === '/d/vistor/login');
      await at().goBack();
      await at().waitForURL((url) => url.pathname === '/d/product/home');
    });

    it(
      'are searched in the chosen scope, which is kept for the next visit',
      { tags: ['DIR-001', 'DIR-002', 'DIR-022'] },
      async () => {
        await at().getByLabel(words[lang].scope).selectOption('supplier');
        await at().getByRole('searchbox', { name: words[lang].box }).fill('电缆 A&B');
        await at().getByRole('main').getByRole('button', { name: words[lang].search, exact: true }).click();
        await at().waitForURL((url) => url.pathname === '/d/product/supplier');
        const query = new URL(at().url()).searchParams;
        expect([query.get('tab'), query.get('search')]).toEqual(['supplier', '电缆 A&B']);

        await at().goto('/d/product/home');
        await expect.poll(() => at().getByLabel(words[lang].scope).inputValue()).toBe('supplier');
      },
    );
  });

  it(': only one video plays, and sliding pauses it', { tags: ['DIR-011'] }, async () => {
    const at = await open(lang);
    const own = section(at, lang, 'videos');
    const play = own.getByRole('button', { name: words[lang].play });
    await play.first().click();
    const videos = own.locator('video');
    const paused = (index: number) => videos.nth(index).evaluate((video: HTMLVideoElement) => video.paused);
    await expect.poll(() => paused(0)).toBe(false);

    // The first button has made way for its player: the first one left belongs to the second video.
    await play.first().click();
    await expect.poll(() => videos.count()).toBe(2);
    await expect.poll(() => paused(1)).toBe(false);
    await expect.poll(() => paused(0)).toBe(true);

    await own.getByRole('button', { name: words[lang].next }).click();
    await expect.poll(() => paused(1)).toBe(true);
  });

  it(
    ': a video shows its poster, starts by keyboard, hands the focus on and leaves it the arrow keys',
    { tags: ['DIR-006'] },
    async () => {
      const at = await open(lang);
      const own = section(at, lang, 'videos');
      expect(await own.locator('video').count()).toBe(0);
      await own.getByRole('button', { name: words[lang].play }).first().press('Enter');
      await expect.poll(() => at.evaluate(() => document.activeElement?.tagName)).toBe('VIDEO');
      expect(await own.locator('video').getAttribute('controls')).not.toBeNull();
      const slide = await shown(own).getAttribute('aria-label');
      await at.keyboard.press('ArrowRight');
      expect(await shown(own).getAttribute('aria-label')).toBe(slide);
    },
  );

  it(': a poster takes a visitor to the centre', { tags: ['DIR-013'] }, async () => {
    const at = await open(lang, {}, asRole('visitor'));
    await at.getByRole('link', { name: words[lang].needPoster }).click();
    await at.waitForURL((url) => url.pathname === '/d/vistor/center');
  });

  it(
    ': the poster for visitors tells an exhibitor to log out first',
    { tags: ['DIR-014', 'ERR-009'] },
    async () => {
      const at = await open(lang, {}, asRole('exhibitor'));
      await at.getByRole('button', { name: words[lang].needPoster }).click();
      await at.getByText(words[lang].leaveExhibitor, { exact: true }).waitFor();
      expect(pathOf(at)).toBe('/d/product/home');
    },
  );

  it.each([
    ['products', 'exhibitors'],
    ['needs', 'videos'],
  ] as const)('%s and %s fail alone and come back when they are tried again', async (...failing) => {
    const failed = parts.filter(({ part }) => failing.some((name) => name === part));
    const mends: (() => void)[] = [];
    const at = await open(lang, { allowErrors: [/500/] }, async (opened) => {
      for (const { operation } of failed) mends.push(await failOperation(opened, operation));
    });
    for (const { part } of parts) {
      if (!failed.some((one) => one.part === part))
        await section(at, lang, part).locator(ENTRY).first().waitFor();
    }
    for (const { part } of failed) {
      await section(at, lang, part).getByRole('alert').waitFor();
      expect(await section(at, lang, part).locator(ENTRY).count()).toBe(0);
    }
    for (const [index, { part }] of failed.entries()) {
      const own = section(at, lang, part);
      required(mends[index], 'what mends it')();
      await own.getByRole('button', { name: words[lang].retry }).click();
      await own.locator(ENTRY).first().waitFor();
      expect(await own.getByRole('alert').count()).toBe(0);
    }
  });
});
