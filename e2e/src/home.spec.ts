import { describe, expect, it } from 'vitest';
import { page, walkPage } from './browser.ts';
import { ask, changeAnswer, failOperation } from './graphql.ts';
import { required } from './required.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    banners: '展会亮点',
    lastEdition: '上届数据',
    figures: ['展览面积（平方米）', '专业观众', '知名展商', '主题交流'],
    intro: ['参观登记', '申请展位'],
    focus: '行业聚焦',
    tabs: ['线缆设备', '辅助加工与辅材', '材料与线缆成品', '测控与检测', '相关领域'],
    noNews: '暂无新闻，发布后会显示在这里。',
    noLogos: '该分类暂无展商。',
    retry: '重试',
    stop: '停止自动播放',
  },
  EN: {
    banners: 'Highlights',
    lastEdition: 'Last edition in figures',
    figures: ['Exhibition area (m²)', 'Professional visitors', 'Well-known exhibitors', 'Talks and seminars'],
    intro: ['Pre-register to visit', 'Apply for a booth'],
    focus: 'Industry focus',
    tabs: ['Machinery', 'Auxiliaries', 'Materials and cables', 'Measuring and testing', 'Related fields'],
    noNews: 'No news yet.',
    noLogos: 'No exhibitors in this category yet.',
    retry: 'Try again',
    stop: 'Pause',
  },
} as const;

interface Article {
  id: string;
  title: string;
  summary: string;
  link: string | null;
}

interface Banner {
  headline: string;
  subtitle: string;
  imageUrl: string;
  link: string;
}

// How the page looks is looked at by every-page.ts, at the width of a phone too.
describe.each(walkedIn('EN'))('home page, %s', (lang) => {
  const say = words[lang];

  describe('banners', () => {
    let banners: Banner[] = [];
    let seenFirst = '';
    const at = walkPage({ locale: lang, reducedMotion: 'no-preference' }, async (visitor) => {
      ({ banners } = await ask<{ banners: Banner[] }>(
        '{ banners { headline subtitle imageUrl link } }',
        lang,
      ));
      await visitor.clock.install();
      await visitor.goto('/d/');
      const banner = visitor.getByRole('region', { name: say.banners });
      seenFirst = await banner.locator('[role=group]:not([inert]) p').first().innerText();
      await visitor.waitForLoadState('networkidle');
      // On a busy machine it has moved on meanwhile.
      await banner.hover();
      await banner.locator('button[aria-current]').first().click();
    });
    const carousel = () => at().getByRole('region', { name: say.banners });
    const shown = () => carousel().locator('[role=group]:not([inert]) p').first().innerText();
    const title = (index: number) => required(banners[index], 'a banner').headline;

    it(
      'stand with their pictures, the first in view',
      { tags: ['HOME-001', 'HOME-020', 'CONFLICT-034'] },
      async () => {
        expect(await carousel().locator('img').count()).toBe(banners.length);
        expect(seenFirst).toBe(title(0));
        await expect.poll(shown).toBe(title(0));
      },
    );

    it('have their words as text of at least 14 px, in the language of the site', async () => {
      const { subtitle } = required(banners[0], 'a banner');
      for (const width of [375, 1440]) {
        await at().setViewportSize({ width, height: 900 });
        const line = carousel().getByText(subtitle);
        expect(await line.isVisible()).toBe(true);
        const size = await line.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
        expect(size).toBeGreaterThanOrEqual(14);
      }
    });

    it('follow each other every 5 s', { tags: ['HOME-002', 'CONST-002'] }, async () => {
      await at().clock.pauseAt((await at().evaluate(() => Date.now())) + 1000);
      // Its time begins anew when nobody looks any more.
      await carousel().hover();
      await at().mouse.move(0, 0);
      await at().clock.runFor(4900);
      expect(await shown()).toBe(title(0));
      await at().clock.runFor(1000);
      await expect.poll(shown).toBe(title(1));
      await carousel().hover();
    });

    it('wait while somebody looks or has stopped them', { tags: ['HOME-002'] }, async () => {
      await at().clock.runFor(15_000);
      expect(await shown()).toBe(title(1));
      await carousel().getByRole('button', { name: say.stop }).click();
      await at().mouse.move(0, 0);
      await at().clock.runFor(15_000);
      expect(await shown()).toBe(title(1));
    });

    it('lead to their pages', { tags: ['HOME-003'] }, async () => {
      await carousel().locator('[role=group]:not([inert])').getByRole('link').click();
      await at().waitForURL(`**/d${required(banners[1], 'a second banner').link}`);
    });
  });

  it('nothing moves by itself for who wants less motion', { tags: ['HOME-002'] }, async () => {
    const at = await page({ locale: lang });
    await at.clock.install();
    await at.goto('/d/');
    const carousel = at.getByRole('region', { name: say.banners });
    const shown = () => carousel.locator('[role=group]:not([inert]) p').first().innerText();
    const first = await shown();
    await at.waitForLoadState('networkidle');
    await at.clock.runFor(15_000);
    expect(await shown()).toBe(first);
  });

  describe('the parts below the banners', () => {
    let main: Article[] = [];
    let side: Article[] = [];
    const at = walkPage({ locale: lang }, async (visitor) => {
      const news = await ask<{ main: { nodes: Article[] }; side: { nodes: Article[] } }>(
        `{ main: newsArticles(kind: NEWS, pageSize: 3) { nodes { id title summary link } }
         side: newsArticles(kind: FOCUS, pageSize: 6) { nodes { id title link } } }`,
        lang,
      );
      main = news.main.nodes;
      side = news.side.nodes;
      await visitor.goto('/d/');
    });
    const body = () => at().getByRole('main');
    const figures = () => body().locator('dl').first();
    const articles = () =>
      body()
        .getByRole('article')
        .filter({ has: at().locator('time') });

    it('the intro leads on', { tags: ['DESIGN-055', 'HOME-004', 'HOME-009'] }, async () => {
      for (const name of say.intro) await body().getByRole('link', { name }).first().waitFor();
    });

    it('four figures are counted', { tags: ['HOME-005', 'HOME-006', 'HOME-007', 'HOME-008'] }, async () => {
      expect(await figures().locator('dt').allInnerTexts()).toEqual(say.figures);
      await body().getByText(say.lastEdition, { exact: true }).waitFor();
    });

    it('they are those of the last edition', { tags: ['HOME-009', 'HOME-010'] }, async () => {
      expect(await figures().locator('dd').allInnerTexts()).toEqual(['57,500', '40,629', '900+', '60']);
    });

    it(
      'two main news stand with title, date and eight lines at most',
      { tags: ['HOME-011', 'HOME-014', 'HOME-021', 'CONST-035'] },
      async () => {
        expect(await articles().getByRole('heading').allInnerTexts()).toEqual(
          main.slice(0, 2).map(({ title }) => title),
        );
        expect(await articles().first().locator('time').getAttribute('datetime')).toMatch(/^20\d\d-/);
        expect(
          await articles()
            .first()
            .locator('p')
            .evaluate((text) => getComputedStyle(text).webkitLineClamp),
        ).toBe('8');
      },
    );

    it('five side news stand in focus', { tags: ['HOME-012'] }, async () => {
      const focus = body().getByRole('region', { name: say.focus });
      expect(await focus.locator('li a').allInnerTexts()).toEqual(side.slice(0, 5).map(({ title }) => title));
    });

    it('an entry of the news opens it', { tags: ['HOME-013'] }, async () => {
      await articles().first().getByRole('link').click();
      await at().waitForURL(`**/d/dynamic-detail?id=${required(main[0], 'the first of the news').id}`);
    });
  });

  it(
    'one field of exhibitors at a time, fifteen logos a slide, each leading to its company',
    { tags: ['HOME-015', 'HOME-016', 'HOME-017', 'HOME-018'] },
    async () => {
      const displayed = (tab: number) =>
        ask<{ displayedLogos: { id: string; name: string }[] }>(
          `{ displayedLogos(tab: ${tab}) { id name } }`,
          lang,
        );
      const at = await page({ locale: lang });
      await at.goto('/d/');
      const tabs = at.getByRole('tablist').getByRole('tab');
      expect(await tabs.allInnerTexts()).toEqual(say.tabs);
      expect(await tabs.first().getAttribute('aria-selected')).toBe('true');
      await tabs.nth(2).click();
      await at.waitForURL(/logos=3/);
      const { displayedLogos: expected } = await displayed(3);
      const panel = at.getByRole('tabpanel');
      const slide = panel.locator('[role=group]:not([inert])');
      await expect.poll(() => at.getByRole('tab', { selected: true }).allInnerTexts()).toEqual([say.tabs[2]]);
      await expect.poll(() => slide.getByRole('link').count()).toBe(Math.min(15, expected.length));
      const company = required(expected[0], 'a company');
      await slide.getByRole('link', { name: company.name }).click();
      await at.waitForURL(`**/supplier-detail?id=${company.id}`);
      await at.goBack();
      await at.waitForURL(/logos=3/);
    },
  );

  it('a logo leads where its record says, also to another site', { tags: ['HOME-019'] }, async () => {
    const at = await page({ locale: lang });
    await changeAnswer<{ displayedLogos: { name: string; linkUrl: string | null }[] }>(
      at,
      'HomeLogos',
      ({ displayedLogos: [first, second, third] }) => {
        Object.assign(required(first, 'a logo'), {
          name: 'Elsewhere',
          linkUrl: 'https://company.example/start',
        });
        Object.assign(required(second, 'a second logo'), { name: 'Inside', linkUrl: '/d/about' });
        Object.assign(required(third, 'a third logo'), { name: 'Nowhere', linkUrl: 'javascript:alert(1)' });
      },
    );
    await at.goto('/d/');
    const hrefOf = (name: string) =>
      at.getByRole('tabpanel').getByRole('link', { name }).getAttribute('href');
    await expect.poll(() => hrefOf('Elsewhere')).toBe('https://company.example/start');
    expect(await hrefOf('Inside')).toBe('/d/about');
    expect(await hrefOf('Nowhere')).toMatch(/^\/d\/product\/supplier-detail\?id=\d+$/);
  });

  it(
    'a list that fails leaves the others, and comes when it is asked for again',
    { tags: ['DESIGN-051', 'HOME-022'] },
    async () => {
      const at = await page({ locale: lang, allowErrors: [/500/] });
      const mend = await failOperation(at, 'HomeNews');
      await at.goto('/d/');
      await at.getByRole('tabpanel').getByRole('link').first().waitFor();
      await at.getByRole('region', { name: say.banners }).waitFor();
      const retry = at.getByRole('main').getByRole('button', { name: say.retry });
      await retry.waitFor();
      expect(await retry.count()).toBe(1);
      mend();
      await retry.click();
      await at.getByRole('article').first().waitFor();
    },
  );

  it('empty lists say so, and no banner leaves no gap', { tags: ['DESIGN-051', 'HOME-023'] }, async () => {
    const at = await page({ locale: lang });
    await changeAnswer<{ banners: unknown[] }>(at, 'HomeBanners', (data) => {
      data.banners = [];
    });
    await changeAnswer<{ main: { nodes: unknown[] }; side: { nodes: unknown[] } }>(at, 'HomeNews', (data) => {
      data.main.nodes = [];
      data.side.nodes = [];
    });
    await changeAnswer<{ displayedLogos: unknown[] }>(at, 'HomeLogos', (data) => {
      data.displayedLogos = [];
    });
    await at.goto('/d/');
    await at.getByText(say.noNews).waitFor();
    await at.getByText(say.noLogos).waitFor();
    expect(await at.getByRole('region', { name: say.banners }).count()).toBe(0);
  });
});
