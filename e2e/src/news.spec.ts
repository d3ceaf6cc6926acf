import { describe, expect, it } from 'vitest';
import { page } from './browser.ts';
import { ask, changeAnswer, fillPage, sentOperations } from './graphql.ts';
import { first, required } from './required.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    tabs: ['展会新闻', '行业聚焦', '电子快讯'],
    next: '下一页',
    back: '返回列表',
    gone: '文章不存在',
    failed: '链接无法打开',
    toSupplier: '返回供应商页面',
  },
  EN: {
    tabs: ['Exhibition news', 'Industry focus', 'Newsletter'],
    next: 'Next page',
    back: 'Back to the list',
    gone: 'The article does not exist',
    failed: 'The link cannot be opened',
    toSupplier: 'Back to the supplier',
  },
} as const;

interface Article {
  id: string;
  title: string;
  summary: string;
  createdAt: string;
}
interface NewsData {
  newsArticles: { nodes: Article[]; totalCount: number; pageInfo: { pageCount: number } };
}

describe.each(walkedIn('ZH'))('news, %s', (lang) => {
  const say = words[lang];
  const isZh = lang === 'ZH';
  const screen = { locale: lang, width: isZh ? 1440 : 375, colorScheme: isZh ? 'light' : 'dark' } as const;

  it(
    'three tabs; ten a page with a pager; tab and page are in the address',
    { tags: ['PUB-012', 'PUB-013', 'PUB-014', 'PUB-016', 'CONST-030'] },
    async () => {
      const { newsArticles } = await ask<NewsData>(
        '{ newsArticles(kind: NEWS) { totalCount nodes { id title summary createdAt } } }',
        lang,
      );
      expect(newsArticles.totalCount).toBeGreaterThan(10);
      const at = await page(screen);
      await at.goto('/d/dynamic');
      const entries = at.locator('main article');
      await entries.first().waitFor();
      expect(await at.getByRole('tab').allInnerTexts()).toEqual(say.tabs);
      expect(await entries.count()).toBe(10);
      expect(await entries.locator('h2').allInnerTexts()).toEqual(
        newsArticles.nodes.map(({ title }) => title),
      );
      expect(await entries.first().locator('time').getAttribute('datetime')).toBe(
        first(newsArticles.nodes).createdAt,
      );
      expect(await entries.first().locator('p').innerText()).toBe(first(newsArticles.nodes).summary);
      const cover = entries.first().locator('img');
      await expect
        .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(await at.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
        0,
      );

      await at.getByRole('link', { name: say.next }).click();
      await at.waitForURL((url) => url.searchParams.get('page') === '2');
      await expect
        .poll(() => entries.first().locator('h2').innerText())
        .not.toBe(first(newsArticles.nodes).title);

      const sent = sentOperations(at);
      await fillPage(at, 'NewsList', 'newsArticles', 25);
      await at.getByRole('tab', { name: say.tabs[1] }).click();
      await at.waitForURL((url) => url.searchParams.get('tab') === 'focus' && !url.searchParams.has('page'));
      await at.getByRole('link', { name: say.next }).waitFor();
      expect(await entries.count()).toBe(10);
      expect(sent.map(({ variables }) => variables)).toEqual([{ kind: 'FOCUS', page: 1 }]);
    },
  );

  it(
    'an entry opens its article, whose back link leads to the same tab and page',
    { tags: ['PUB-020', 'PUB-021'] },
    async () => {
      const at = await page({ ...screen, width: isZh ? 375 : 1440 });
      await at.goto('/d/dynamic?tab=news&page=2');
      const link = at.locator('main article a').first();
      const title = await link.innerText();
      await link.click();
      await at.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      const id = new URL(at.url()).searchParams.get('id');
      const { newsArticle } = await ask<{ newsArticle: { body: string; createdAt: string } }>(
        `{ newsArticle(id: "${id}") { body createdAt } }`,
        lang,
      );
      const text = newsArticle.body.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, '');
      const shown = (await at.locator('main').innerText()).replaceAll(/\s+/g, '');
      expect(shown).toContain(text.slice(0, 60));
      expect(await at.locator('main time').getAttribute('datetime')).toBe(newsArticle.createdAt);
      expect(await at.title()).toContain(title);
      await at.reload();
      await at.getByRole('link', { name: say.back }).click();
      await at.waitForURL((url) => url.pathname === '/d/dynamic' && url.search === '?tab=news&page=2');
      await at.getByRole('link', { name: title }).waitFor();
    },
  );

  it(
    'without an id, or with one of nothing, says so and goes to the list',
    { tags: ['PUB-022', 'PUB-023', 'ERR-025', 'SHELL-006'] },
    async () => {
      const at = await page(screen);
      for (const search of ['', '?id=', '?id=999', '?id=<b>']) {
        await at.goto(`/d/dynamic-detail${search}`);
        await at.waitForURL((url) => url.pathname === '/d/dynamic');
        await at.getByRole('status').getByText(say.gone, { exact: true }).waitFor();
        await at.locator('main article').first().waitFor();
      }
    },
  );

  it('news of a supplier has its company and leads back to it', { tags: ['PUB-024'] }, async () => {
    const { exhibitors } = await ask<{
      exhibitors: { nodes: { id: string; name: string; news: { nodes: Article[] } }[] };
    }>('{ exhibitors(pageSize: 50) { nodes { id name news { nodes { id title } } } } }', lang);
    const company = required(
      exhibitors.nodes.find(({ news }) => news.nodes.length > 0),
      'a company with news',
    );
    const at = await page(screen);
    await at.goto(`/d/dynamic-detail?id=${first(company.news.nodes).id}`);
    await at.getByRole('heading', { level: 1, name: first(company.news.nodes).title, exact: true }).waitFor();
    const card = at.locator('main article article');
    expect(await card.innerText()).toContain(company.name);
    const supplier = `/d/product/supplier-detail?id=${company.id}`;
    expect(await card.getByRole('link').getAttribute('href')).toBe(supplier);
    expect(await at.getByRole('link', { name: say.toSupplier }).getAttribute('href')).toBe(supplier);
  });

  it(
    'five issues open in a new tab; one that cannot says so',
    { tags: ['PUB-017', 'PUB-018', 'PUB-019', 'ERR-026'] },
    async () => {
      const at = await page(screen);
      await changeAnswer<{ newsletters: { url: string | null }[] }>(
        at,
        'NewsletterArchive',
        ({ newsletters }) => {
          required(newsletters[4], 'newsletters[4]').url = null;
        },
      );
      // By a click: what a server has rendered has not come through the changed answer.
      await at.goto('/d/dynamic?tab=focus');
      await at.getByRole('tab', { name: say.tabs[2] }).click();
      await at.waitForURL((url) => url.searchParams.get('tab') === 'newsletter');
      const rows = at.getByRole('tabpanel').locator('li');
      await expect.poll(() => rows.locator('h2').count()).toBe(5);
      expect(await rows.count()).toBe(5);
      const [opened] = await Promise.all([at.waitForEvent('popup'), rows.first().getByRole('link').click()]);
      await opened.waitForLoadState();
      expect(await opened.locator('h1').innerText()).toContain(isZh ? '电子快讯' : 'Newsletter');
      expect(await opened.evaluate(() => window.opener)).toBeNull();
      await rows.nth(4).getByRole('button').click();
      await at.getByRole('status').getByText(say.failed, { exact: true }).waitFor();
      expect(new URL(at.url()).pathname).toBe('/d/dynamic');
    },
  );
});

describe('an article with a hostile body', () => {
  it('runs nothing of it', { tags: ['PUB-026'] }, async () => {
    const { newsArticles } = await ask<NewsData>('{ newsArticles(pageSize: 1) { nodes { id title } } }');
    const at = await page();
    await changeAnswer<{ newsArticle: { body: string } }>(at, 'NewsDetail', ({ newsArticle }) => {
      newsArticle.body = '<p>文</p><script>document.title = "run"</script><p id="after">后</p>';
    });
    await at.goto('/d/dynamic');
    await at
      .getByRole('link', { name: first(newsArticles.nodes).title })
      .first()
      .click();
    await at.locator('#after').waitFor();
    expect(await at.title()).not.toBe('run');
  });

  it('stays within a phone, however deep and wide it is', async () => {
    const { newsArticles } = await ask<NewsData>('{ newsArticles(pageSize: 1) { nodes { id } } }');
    const at = await page({ width: 375 });
    const deep = (...tags: string[]) =>
      `${tags.map((tag) => `<${tag}>`).join('')}${'W'.repeat(200)}${tags
        .reverse()
        .map((tag) => `</${tag}>`)
        .join('')}`;
    const times = <T>(count: number, part: T[]) => Array.from({ length: count }, () => part).flat();
    await changeAnswer<{ newsArticle: { body: string } }>(at, 'NewsDetail', ({ newsArticle }) => {
      newsArticle.body = [
        ...[deep(...times(40, ['blockquote'])), deep(...times(40, ['ul', 'li'])), deep('h2'), deep('pre')],
        `<table><tr>${'<td>a cell</td>'.repeat(40)}</tr></table><p id="after"></p>`,
      ].join('');
    });
    await at.goto(`/d/dynamic-detail?id=${first(newsArticles.nodes).id}`);
    await at.locator('#after').waitFor({ state: 'attached' });
    expect(await at.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
