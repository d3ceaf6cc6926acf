import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { page, type PageOptions } from './browser.ts';
import { fillPage } from './graphql.ts';
import { walkedIn } from './walked-in.ts';

type Lang = 'ZH' | 'EN';

const lists = [
  {
    rule: 'DIR-072, CONST-020, SHELL-035',
    path: '/d/product/Recommended',
    operation: 'RecommendedProductsPage',
    field: 'recommendedProducts',
    size: 16,
    entry: '/d/product/product-detail?id=',
    title: { ZH: '推荐产品', EN: 'Recommended products' },
  },
  {
    rule: 'DIR-073, CONST-020, SHELL-036',
    path: '/d/product/ExhibitorRecommendation',
    operation: 'RecommendedExhibitorsPage',
    field: 'recommendedExhibitors',
    size: 16,
    entry: '/d/product/supplier-detail?id=',
    title: { ZH: '推荐展商', EN: 'Recommended exhibitors' },
  },
  {
    rule: 'DIR-069, CONST-021, SHELL-034',
    path: '/d/product/PopularVideos',
    operation: 'PopularVideos',
    field: 'videos',
    size: 12,
    entry: null,
    title: { ZH: '热门视频', EN: 'Popular videos' },
  },
] as const;

/** The skeleton has articles too, but without a title. */
const ENTRIES = 'main article:has(h2)';

const words = {
  ZH: { next: '下一页', play: /^播放：/, firstPage: '回到第一页' },
  EN: { next: 'Next page', play: /^Play: /, firstPage: 'Back to page 1' },
};

/** Two pages and a bit, whatever the demo edition holds. */
const TOTAL = 40;

async function open(list: (typeof lists)[number], lang: Lang, options: PageOptions = {}): Promise<Page> {
  const at = await page({ locale: lang, ...options });
  await fillPage(at, list.operation, list.field, TOTAL);
  await at.goto(list.path);
  await at.getByRole('heading', { level: 1, name: list.title[lang] }).waitFor();
  await at.locator(ENTRIES).first().waitFor();
  return at;
}

describe.each(walkedIn('ZH'))('lists behind "see more", %s', (lang) => {
  it.each(lists)(
    '$rule: $path shows $size a page and keeps the page in its address',
    { tags: ['CONST-020'] },
    async (list) => {
      const at = await open(list, lang);
      const articles = at.locator(ENTRIES);
      expect(await articles.count()).toBe(list.size);
      expect(await at.title()).toContain(list.title[lang]);

      const pager = at.locator('main nav:has(a[rel])');
      await pager.getByRole('link', { name: words[lang].next }).click();
      await at.waitForURL((url) => url.searchParams.get('page') === '2');
      await expect.poll(() => pager.locator('[aria-current=page]').innerText()).toBe('2');
      expect(await articles.count()).toBe(list.size);

      // The address alone brings the same page back.
      await at.reload();
      await expect.poll(() => pager.locator('[aria-current=page]').innerText()).toBe('2');
    },
  );

  it.each(lists.filter((list) => list.entry !== null))(
    ': entries of $path open their detail pages',
    { tags: ['DIR-074'] },
    async (list) => {
      const at = await open(list, lang);
      const links = at.locator('main article a[data-card-link]');
      const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(found).toEqual(Array.from({ length: list.size }, (_, index) => `${list.entry}1-${index}`));
      await links.first().click();
      await at.waitForURL((url) => `${url.pathname}?id=` === list.entry);
    },
  );

  it(': starting one video pauses any other', { tags: ['DIR-070'] }, async () => {
    const at = await open(lists[2], lang);
    const play = at.getByRole('button', { name: words[lang].play });
    const videos = at.locator('main video');
    const paused = (index: number) => videos.nth(index).evaluate((video: HTMLVideoElement) => video.paused);
    await play.first().click();
    await expect.poll(() => paused(0)).toBe(false);
    await play.first().click();
    await expect.poll(() => videos.count()).toBe(2);
    await expect.poll(() => paused(1)).toBe(false);
    await expect.poll(() => paused(0)).toBe(true);
  });

  it.each(lists)('$path says so past its last page and leads back', async (list) => {
    const at = await page({ locale: lang });
    await at.goto(`${list.path}?page=9999`);
    const back = at.getByRole('main').getByRole('link', { name: words[lang].firstPage });
    expect(await back.getAttribute('href')).toBe(list.path);
  });
});
