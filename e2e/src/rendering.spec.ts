import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { isLive, page, untilLive } from './browser.ts';
import { ask } from './graphql.ts';
import { newVisitor } from './new-visitors.ts';
import { first } from './required.ts';
import { signInWith } from './session.ts';

const words = {
  ZH: {
    html: 'zh-CN',
    show: '第十二届国际线缆工业展览会',
    home: '展会亮点',
    nav: '主导航',
    dark: '切换到深色',
  },
  EN: {
    html: 'en',
    show: 'The 12th International Wire',
    home: 'Highlights',
    nav: 'Main',
    dark: 'Dark theme',
  },
} as const;

/**
 * What somebody gets who runs no script: a search engine, a messenger, `curl`. Where the server takes too long at first
 * it sends the plain page, and who comes a moment later gets what it has made meanwhile.
 */
async function served(path: string, lang: 'ZH' | 'EN' = 'ZH', origin = inject('baseUrl')): Promise<string> {
  let html = '';
  await expect
    .poll(
      async () => {
        const answer = await fetch(origin + path, { headers: { cookie: `lang=${lang}` } });
        html = await answer.text();
        return html;
      },
      { timeout: 20_000 },
    )
    .toContain('id="served"');
  return html;
}

const inText = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

const statements = (html: string): { '@type': string; name?: string }[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text ?? '') as { '@type': string; name?: string },
  );

const graphql = (at: Page) => {
  const sent: string[] = [];
  at.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') sent.push(request.postData() ?? '');
  });
  return sent;
};

describe.each(['ZH', 'EN'] as const)('pages as the server sends them, %s', (lang) => {
  const say = words[lang];
  const inLanguage = (path: string, language: string) =>
    `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
  const marked = (path: string) => inLanguage(path, lang);

  it(
    'hold title, description and the text itself in the language of the address',
    { tags: ['SHELL-041', 'SHELL-042', 'SHELL-044', 'SHELL-045', 'SHELL-086'] },
    async () => {
      const { recommendedProducts, recommendedExhibitors, newsArticles } = await ask<{
        recommendedProducts: { nodes: { id: string; title: string; brief: string }[] };
        recommendedExhibitors: { nodes: { id: string; name: string; description: string }[] };
        newsArticles: { nodes: { id: string; title: string; summary: string }[] };
      }>(
        `{ recommendedProducts(pageSize: 1) { nodes { id title brief } }
         recommendedExhibitors(pageSize: 1) { nodes { id name description } }
         newsArticles(kind: NEWS, pageSize: 1) { nodes { id title summary } } }`,
        lang,
      );
      const product = first(recommendedProducts.nodes);
      const company = first(recommendedExhibitors.nodes);
      const news = first(newsArticles.nodes);
      const pages = [
        { path: '/d/', title: say.show, text: news.title, type: 'ExhibitionEvent' },
        {
          path: `/d/product/product-detail?id=${product.id}`,
          title: product.title,
          text: product.brief,
          type: 'Product',
        },
        {
          path: `/d/product/supplier-detail?id=${company.id}`,
          title: company.name,
          text: first(company.description.split('\n')),
          type: 'Organization',
        },
        {
          path: `/d/dynamic-detail?id=${news.id}`,
          title: news.title,
          text: news.summary,
          type: 'NewsArticle',
        },
      ];
      for (const { path, title, text, type } of pages) {
        const html = await served(marked(path));
        expect(html, path).toContain(`<html lang="${say.html}"`);
        expect(/<title>(.*?)<\/title>/.exec(html)?.[1], path).toContain(inText(title));
        expect(/<meta name="description" content="(.+?)"/.exec(html)?.[1], path).toBeTruthy();
        expect(html.slice(html.indexOf('<main')), path).toContain(inText(text));
        expect(
          statements(html).map((statement) => statement['@type']),
          path,
        ).toContain(type);
        const site = inject('baseUrl');
        expect(html, path).toContain(`rel="canonical" href="${inText(site + marked(path))}"`);
        const alternates = { 'zh-CN': inLanguage(path, 'ZH'), en: inLanguage(path, 'EN'), 'x-default': path };
        for (const [tag, address] of Object.entries(alternates)) {
          expect(html, path).toContain(`hrefLang="${tag}" href="${inText(site + address)}"`);
        }
      }
    },
  );

  it(
    'follow the browser’s settings at the first visit, and a choice from then on',
    { tags: ['SHELL-083', 'SHELL-085'] },
    async () => {
      const other = lang === 'ZH' ? 'EN' : 'ZH';
      const at = await page({ locale: lang });
      await at.context().clearCookies({ name: 'lang' });
      const language = () => at.evaluate(() => document.documentElement.lang);
      // A page with content, and one that is made in the browser.
      for (const path of ['/d/about', '/d/vistor/login']) {
        await at.goto(path);
        await at.getByRole('navigation', { name: say.nav }).first().waitFor();
        expect(await language(), path).toBe(say.html);
      }
      await at.goto(inLanguage('/d/about', other));
      await at.waitForURL((url) => !url.searchParams.has('lang'));
      await at.goto('/d/about');
      await at.getByRole('navigation', { name: words[other].nav }).first().waitFor();
      expect(await language()).toBe(words[other].html);
    },
  );

  it('go on in the browser without asking again, with nothing to mend', async () => {
    const at = await page({ locale: lang });
    const sent = graphql(at);
    await served('/d/', lang);
    await at.goto('/d/');
    await at.getByRole('region', { name: say.home }).waitFor();
    // The theme switch works only when React has taken over.
    const dark = () => at.evaluate(() => document.documentElement.classList.contains('dark'));
    await at.getByRole('button', { name: say.dark }).first().click();
    await expect.poll(dark).toBe(true);
    await at.waitForLoadState('networkidle');
    expect(sent).toEqual([]);
  });

  it('a link in this language is followed in it, whatever was chosen before', async () => {
    const at = await page({ locale: lang === 'ZH' ? 'EN' : 'ZH' });
    await at.goto(`/d/about?tab=contact&lang=${lang}`);
    await expect.poll(() => at.title()).toContain(say.show);
    await expect.poll(() => at.url()).not.toContain('lang=');
    expect(new URL(at.url()).search).toBe('?tab=contact');
    await at.reload();
    await expect.poll(() => at.title()).toContain(say.show);
  });
});

/** Holds the site's code back. @returns lets it come */
async function holdCode(at: Page): Promise<() => void> {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await at.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await held;
    await route.fallback();
  });
  return go;
}

describe('a page that stands before its code is here', () => {
  it('keeps what was typed and pressed until then', async () => {
    const at = await page();
    const go = await holdCode(at);
    await served('/d/product/supplier?tab=product');
    await at.goto('/d/product/supplier?tab=product', { waitUntil: 'commit' });
    const field = at.getByRole('main').getByRole('searchbox').first();
    await field.fill('电缆');
    await field.press('Enter');
    expect(at.url()).not.toContain('search=');
    go();
    await at.waitForURL(/search=/);
    expect(await field.inputValue()).toBe('电缆');
  });

  it('gives way to the page of the address when its reader goes back before then', async () => {
    const at = await page();
    const halls = at.getByLabel('展馆', { exact: true });
    const countries = at.getByLabel('国家或地区', { exact: true });
    await at.goto('/d/product/supplier?tab=supplier&hall=E2');
    await untilLive(at);
    await countries.selectOption('CN');
    await at.waitForURL(/country=CN/);
    await served('/d/product/supplier?tab=supplier&hall=E2&country=CN');
    const go = await holdCode(at);
    await at.reload({ waitUntil: 'commit' });
    expect(await isLive(at.getByRole('banner'))).toBe(false);
    await at.goBack();
    go();
    await untilLive(at);
    await expect.poll(() => countries.inputValue()).toBe('');
    expect(await halls.inputValue()).toBe('E2');
    expect(new URL(at.url()).search).toBe('?tab=supplier&hall=E2');
  });

  it('is taken over where its reader looks, and anywhere when it is used', async () => {
    const at = await page({ width: 375, height: 812 });
    await served('/d/');
    await at.goto('/d/');
    await untilLive(at);
    await at.waitForLoadState('networkidle');
    const way = at.getByRole('main').locator('section').last().getByRole('link').first();
    expect(await isLive(way)).toBe(false);
    await way.scrollIntoViewIfNeeded();
    await expect.poll(() => isLive(way)).toBe(true);

    await served('/d/product/home');
    await at.goto('/d/product/home');
    await untilLive(at);
    await at.waitForLoadState('networkidle');
    const subscribe = at.getByRole('contentinfo').getByRole('button').first();
    expect(await isLive(subscribe)).toBe(false);
    // As a screen reader does it: no pointer, no scrolling.
    await subscribe.evaluate((button) => (button as HTMLElement).click());
    await at.getByRole('dialog').waitFor();
  });

  it('stays where its reader has scrolled to', async () => {
    const at = await page();
    const go = await holdCode(at);
    await served('/d/');
    await at.goto('/d/', { waitUntil: 'commit' });
    await at.getByRole('contentinfo').waitFor();
    await at.evaluate(() => window.scrollTo(0, 900));
    go();
    await at.waitForLoadState('networkidle');
    // React has taken over: the switch works, and the page has not moved.
    await at
      .getByRole('button', { name: words.ZH.dark })
      .first()
      .evaluate((button) => (button as HTMLElement).click());
    await expect
      .poll(() => at.evaluate(() => document.documentElement.classList.contains('dark')))
      .toBe(true);
    expect(await at.evaluate(() => window.scrollY)).toBe(900);
  });

  it('reads well without any script', async () => {
    const at = await page({ context: { javaScriptEnabled: false } });
    await served('/d/product/supplier?tab=supplier');
    await at.goto('/d/product/supplier?tab=supplier');
    expect(await at.getByRole('main').getByRole('article').count()).toBe(10);
    expect(await at.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await at.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await at.waitForURL(/supplier-detail\?id=/);
    expect((await at.getByRole('heading', { level: 1 }).innerText()).length).toBeGreaterThan(3);
  });

  it('a page about nothing is a 404 in words and in status', { tags: ['DESIGN-006'] }, async () => {
    for (const path of ['/d/no-such-page', '/d/product/product-detail?id=999']) {
      expect(await served(path), path).toContain('noindex');
      expect((await fetch(inject('baseUrl') + path)).status, path).toBe(404);
    }
  });
});

describe('a search as the server sends it', () => {
  it('holds what was found, whatever else its address says', { tags: ['PUB-068'] }, async () => {
    const { siteSearch } = await ask<{
      siteSearch: { exhibitors: { found: { totalCount: number; nodes: { id: string; name: string }[] } } };
    }>('{ siteSearch(text: "cable") { exhibitors { found { totalCount nodes { id name } } } } }', 'EN');
    const { nodes } = siteSearch.exhibitors.found;
    expect(nodes.length).toBeGreaterThan(0);
    const address = '/d/search?lang=EN&globalSearch=cable';
    // Each gateway renders for itself, and a page tells when that was.
    const html = await served(address, 'EN', inject('gatewayUrl'));
    for (const { id, name } of nodes) {
      expect(html).toContain(`href="/d/product/supplier-detail?id=${id}"`);
      expect(html.replaceAll(/<\/?mark[^>]*>/g, '')).toContain(inText(name));
    }
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toContain('cable');
    expect(await served(`${address}&utm_source=elsewhere`, 'EN', inject('gatewayUrl'))).toBe(html);
  });

  it('goes on in the browser without asking again', async () => {
    const at = await page({ locale: 'EN' });
    const sent = graphql(at);
    const address = '/d/search?globalSearch=cable';
    await served(address, 'EN');
    await at.goto(address);
    await untilLive(at);
    await at.locator('main section[aria-labelledby=found-exhibitors]').waitFor();
    await at.waitForLoadState('networkidle');
    expect(sent).toEqual([]);
  });
});

describe('a page for who is signed in', () => {
  const list = '/d/product/supplier?tab=product';
  const home = '/d/product/home';

  /** A visitor who has marked the second product of the list and the last recommended one. */
  async function visitor() {
    const who = await newVisitor('Ada Lovelace', 'Analytical Cables');
    const { products, recommendedProducts } = await ask<
      Record<'products' | 'recommendedProducts', { nodes: { id: string; title: string }[] }>
    >(
      `{ products(pageSize: 10) { nodes { id title } }
         recommendedProducts(pageSize: 24) { nodes { id title } } }`,
      'EN',
    );
    const inList = first(products.nodes.slice(1));
    const recommended = first(recommendedProducts.nodes.slice(-1));
    for (const { id } of [inList, recommended]) {
      const answer = await fetch(`${inject('baseUrl')}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token: who.token },
        body: JSON.stringify({
          query: `mutation { addFavourite(input: { kind: PRODUCT, id: "${id}" }) { errors { message } } }`,
        }),
      });
      expect(await answer.json()).toEqual({ data: { addFavourite: { errors: [] } } });
    }
    return { who, inList, recommended, others: products.nodes.filter(({ id }) => id !== inList.id) };
  }

  /** Where the links and buttons of a page are. */
  const places = (at: Page) =>
    at.evaluate(() =>
      [...document.querySelectorAll('header :is(a, button), aside a, main :is(h1, h2, a, button)')]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0)
        .map(({ element, box }) => `${element.textContent} ${[box.x, box.y, box.width, box.height].join()}`),
    );

  it('is the page of guests, and holds nothing of the reader', async () => {
    const { who } = await visitor();
    const own = { cookie: `lang=EN; session=${who.token}` };
    // Each gateway renders for itself, and a page tells when that was.
    const origin = inject('gatewayUrl');
    await served(list, 'EN', origin);
    const [guests, readers] = await Promise.all(
      [{ cookie: 'lang=EN' }, own].map((headers) => fetch(origin + list, { headers })),
    );
    const [html, ownHtml] = [await guests?.text(), await readers?.text()];
    expect(ownHtml).toBe(html);
    expect(html).toContain('id="served"');
    expect(html).not.toContain('"isFavourite":true');
    for (const name of ['etag', 'vary', 'cache-control', 'set-cookie'])
      expect(readers?.headers.get(name), name).toBe(guests?.headers.get(name));
    const centre = await fetch(`${inject('baseUrl')}/d/vistor/center`, { headers: own });
    expect(await centre.text()).not.toContain('id="served"');
  });

  it('shows soon whose it is and what they marked, and asks for nothing else', async () => {
    const { who, inList, recommended, others } = await visitor();
    const at = await page({ locale: 'EN' });
    await signInWith(at, 'visitor', who.token);
    const sent = graphql(at);
    await served(list, 'EN');
    await at.goto(list);
    const heart = (name: string) => at.getByRole('main').getByRole('button', { name, exact: true });
    await heart(`Remove ${inList.title} from favourites`).waitFor();
    for (const { title } of others) await heart(`Add ${title} to favourites`).first().waitFor();
    await at.getByRole('banner').getByRole('button', { name: 'My account' }).click();
    await at.locator('#person-menu').getByText(who.name).waitFor();
    await expect
      .poll(() =>
        sent.map((body) => (JSON.parse(body) as { operationName: string }).operationName).toSorted(),
      )
      .toEqual(['ProductDirectory', 'UnreadConsultations', 'Viewer']);

    // In a part below, which for guests waits until they come near; a phone shows fewer at a time than the server drew.
    for (const width of [1440, 375]) {
      await at.setViewportSize({ width, height: 800 });
      await served(home, 'EN');
      await at.goto(home);
      await heart(`Remove ${recommended.title} from favourites`).waitFor({ state: 'attached' });
    }
  });

  it('is its reader’s before any of its code has come, and nothing moves afterwards', async () => {
    const { who, inList } = await visitor();
    const at = await page({ locale: 'EN' });
    await signInWith(at, 'visitor', who.token);
    const go = await holdCode(at);
    await served(list, 'EN');
    await at.goto(list, { waitUntil: 'commit' });
    const banner = at.getByRole('banner');
    await at.getByRole('contentinfo').waitFor();
    await banner.getByRole('link', { name: 'Visitor centre', exact: true }).waitFor();
    for (const name of ['Visitor login', 'Exhibitor login', 'Exhibitor centre', 'Pre-register'])
      expect(await banner.getByRole('link', { name, exact: true }).count(), name).toBe(0);
    expect(await banner.getByRole('button', { name: 'My account' }).count()).toBe(1);
    const floating = at.getByRole('complementary', { name: 'Quick services' });
    await floating.getByRole('link', { name: 'My pass', exact: true }).waitFor();
    await at.evaluate(() => document.fonts.ready);
    const before = await places(at);
    go();
    const heart = `Remove ${inList.title} from favourites`;
    await at.getByRole('main').getByRole('button', { name: heart, exact: true }).waitFor();
    expect(await places(at)).toEqual(before);
  });
});

describe.each(['ZH', 'EN'] as const)('a page that the server could not render in time, %s', (lang) => {
  const say = {
    ZH: { late: '页面加载时间较长，仍在加载…', noScript: '启用 JavaScript', title: '产品与供应商名录' },
    EN: {
      late: 'This page takes longer than usual. It is still loading …',
      noScript: 'allow JavaScript',
      title: 'Product and supplier directory',
    },
  }[lang];
  const address = '/d/product/supplier';

  /** Opens the page without content; what `held` names never comes. */
  async function openPlain(held: RegExp): Promise<Page> {
    const at = await page({ locale: lang });
    await at.route('**/d/**', async (route) => {
      const request = route.request();
      if (held.test(request.url())) return;
      await route.continue(
        request.isNavigationRequest() ? { headers: { ...request.headers(), 'x-render': 'off' } } : {},
      );
    });
    await at.goto(address, { waitUntil: 'commit' });
    return at;
  }

  it('shows a skeleton before its code is here, and a sentence when that takes long', async () => {
    const at = await openPlain(/\/assets\/.*\.js/);
    const waiting = at.locator('#waiting');
    await waiting.waitFor();
    await waiting.getByText(say.late, { exact: true }).waitFor();
    expect(await waiting.locator('p:visible').allInnerTexts()).toEqual([say.late]);
  });

  it('shows its title and a skeleton while its own code is on the way, and says so when that takes long', async () => {
    const at = await openPlain(/\/assets\/product-supplier[^/]*\.js/);
    await at.getByRole('heading', { level: 1, name: say.title }).waitFor();
    expect(await at.title()).toMatch(say.title);
    expect(await at.getByRole('main').locator('[data-loading]').count()).toBeGreaterThan(0);
    await at.getByRole('main').getByText(say.late, { exact: true }).waitFor();
    expect(await at.locator('#waiting').isVisible()).toBe(false);
  });

  it('says without JavaScript what to do', async () => {
    const html = await (
      await fetch(`${inject('baseUrl')}${address}`, { headers: { language: lang, 'x-render': 'off' } })
    ).text();
    expect(/<noscript>([^]*?)<\/noscript>/.exec(html)?.[1]).toContain(say.noScript);
    expect(await served('/d/about', lang)).not.toContain('id="waiting"');
  });
});
