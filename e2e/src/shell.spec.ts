import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolationsInAll } from './axe.ts';
import { page, type PageOptions, untilLive, walkPage } from './browser.ts';
import { ask, changeAnswer, failOperation } from './graphql.ts';
import { required } from './required.ts';
import { signInAs } from './session.ts';
import { walkedIn } from './walked-in.ts';

type Lang = 'ZH' | 'EN';

const words = {
  ZH: {
    exhibition: '第十二届国际线缆工业展览会',
    nav: '主导航',
    footer: '页脚导航',
    groups: ['展会概况', '展商', '观众', '会议', '产品 / 供应商'],
    firstEntries: ['展会介绍', '展位申请', '参观登记', '行业大会', '产品区首页'],
    notOpenYet: '暂未开放',
    notFound: '页面不存在',
    loading: '正在加载',
    exhibitorLogin: '展商登录',
    exhibitorCentre: '展商中心',
    visitorLogin: '观众登录',
    visitorCentre: '观众中心',
    myPass: '我的参观证',
    account: '我的账号',
    signOut: '退出登录',
    enquiry: '展会咨询',
    booth: '展位申请',
    register: '参观登记',
    service: '快捷服务',
    days: /距开幕\s*\d+\s*天/,
    menu: '打开菜单',
    offline: '网络已断开，请检查后重试',
  },
  EN: {
    exhibition: 'The 12th International Wire & Cable Industry Exhibition',
    nav: 'Main',
    footer: 'Footer',
    groups: ['About', 'Exhibitors', 'Visitors', 'Conferences', 'Products / Suppliers'],
    firstEntries: ['Introduction', 'Apply for a booth', 'Pre-register', 'Industry conference', 'Overview'],
    notOpenYet: 'Not open yet',
    notFound: 'Page not found',
    loading: 'Loading',
    exhibitorLogin: 'Exhibitor login',
    exhibitorCentre: 'Exhibitor centre',
    visitorLogin: 'Visitor login',
    visitorCentre: 'Visitor centre',
    myPass: 'My pass',
    account: 'My account',
    signOut: 'Log out',
    enquiry: 'Ask the organiser',
    booth: 'Apply for a booth',
    register: 'Pre\u2011register to visit',
    service: 'Quick services',
    days: /Opens in\s*\d+\s*days/,
    menu: 'Open the menu',
    offline: 'You are offline. Check your connection and try again.',
  },
} as const;

/** A page that asks the server for little: the shell is what is looked at. */
const QUIET = '/d/meet/cable-cloud';

/** Without an icon of its own a browser would ask the network for one. */
const PORTAL_PAGE = '<link rel="icon" href="data:,"><h1>Portal</h1>';

const addresses = [
  ...[
    '/',
    '/about',
    '/media',
    '/dynamic',
    '/dynamic-detail?id=1',
    '/transport',
    '/zsLogin',
    '/zsCenter?menu=1',
  ],
  ...['/zwApply?code=1&invite=2', '/czsList', '/czProcess', '/zsPropagateApply', '/resource-center'],
  ...['/vistor/materials', '/vistor/Materials', '/vistor/register', '/vistor/register-cgt'],
  ...['/vistor/register-gz?code=1', '/vistor/login', '/vistor/center', '/vistor/factory', '/visa-apply'],
  ...['/meet/industry-conference', '/meet/technical-exchange', QUIET.slice(2), '/meet/overseas-exhibition'],
  ...['/meet/other', '/product/home', '/product/supplier', '/product/asktobuy', '/product/PopularVideos'],
  ...[
    '/product/Recommended',
    '/product/ExhibitorRecommendation',
    '/product/release',
    '/search?globalSearch=a',
  ],
  '/share',
];

async function open(lang: Lang, path = QUIET, options: PageOptions = {}): Promise<Page> {
  const at = await page({ locale: lang, ...options });
  await at.goto(path);
  await at.getByRole('banner').waitFor();
  await untilLive(at);
  return at;
}

const placeOf = (at: Page) => at.url().slice(new URL(at.url()).origin.length);
const main = (at: Page, lang: Lang) => at.getByRole('navigation', { name: words[lang].nav, exact: true });
const panel = (at: Page) => at.locator('#header-panel');
const group = (at: Page, lang: Lang, index: number) =>
  main(at, lang).getByRole('button', {
    name: required(words[lang].groups[index], 'words[lang].groups[index]'),
    exact: true,
  });

/** Contents of the elements that hold description and keywords. */
const metadataOf = (at: Page) =>
  at.evaluate(() =>
    ['description', 'keywords'].map((name) =>
      [...document.querySelectorAll(`meta[name=${name}]`)].map((meta) => meta.getAttribute('content')),
    ),
  );

/** The page has its own title, and is not the one for unknown addresses. */
async function expectItsPage(at: Page, lang: Lang, path: string): Promise<void> {
  const { exhibition, notFound } = words[lang];
  await at.locator('main h1').first().waitFor();
  await expect.poll(() => at.title(), { message: path }).toContain(exhibition);
  expect(await at.title(), path).not.toContain(notFound);
  if (path !== '/') expect(await at.title(), path).not.toBe(exhibition);
}

/**
 * No part of the page is on its way any more. What arrives moves the footer: a link that is pressed there at that moment is
 * not below the pointer any more when the button is let go, and the browser sends it no click.
 */
async function untilComplete(at: Page, lang: Lang): Promise<void> {
  await at
    .locator('main')
    .getByRole('status')
    .filter({ hasText: words[lang].loading })
    .first()
    .waitFor({ state: 'hidden' });
}

// Every nth. What the server and the router do with every single address is proven without a browser
// (gateway/test/site.test.ts, web/src/app/server-render.test.tsx); here the two meet.
describe.each(walkedIn('ZH'))('addresses, %s', (lang) => {
  it('addresses load directly, and again when they are reloaded', { tags: ['SHELL-001'] }, async () => {
    const at = await page({ locale: lang });
    const some = addresses.filter((_, index) => index % 6 === 0);
    for (const [index, path] of some.entries()) {
      await at.goto(`/d${path}`, { waitUntil: 'commit' });
      await expectItsPage(at, lang, path);
      if (index % 3 !== 0) continue;
      await at.reload({ waitUntil: 'commit' });
      await expectItsPage(at, lang, path);
      expect(placeOf(at)).toBe(`/d${path}`);
    }
  });
});

// The titles, descriptions and keywords are those of the language; others are read in each.
describe.each(['ZH', 'EN'] as const)('entries, %s', (lang) => {
  const some = <Item>(all: readonly Item[], n: number) =>
    all.filter((_, index) => index % n === (lang === 'ZH' ? 0 : n / 2));

  it(
    'entries of the menu lead to their pages without a new load, each with its own description and keywords',
    { tags: ['SHELL-001', 'SHELL-042', 'SHELL-043', 'SHELL-066'] },
    async () => {
      const at = await open(lang);
      const links = at.getByRole('navigation', { name: words[lang].footer, exact: true }).getByRole('link');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const targets = hrefs.map((href) => required(href, 'href'));
      let loads = 0;
      at.on('request', (request) => (loads += Number(request.isNavigationRequest())));
      // The demo's sites in other languages are elsewhere.
      const ownPages = targets.filter((target) => target.startsWith('/'));
      expect(ownPages.length).toBeGreaterThan(30);
      let before = { path: QUIET, metadata: await metadataOf(at) };
      for (const target of some(ownPages, 4)) {
        await links.nth(targets.indexOf(target)).click();
        await at.waitForURL((url) => url.pathname + url.search === target);
        await expectItsPage(at, lang, target);
        await untilComplete(at, lang);
        const { pathname: path } = new URL(target, at.url());
        if (path !== before.path) {
          const remains = async () =>
            (await metadataOf(at)).map((contents, index) => contents[0] === before.metadata[index]?.[0]);
          await expect.poll(remains, { message: target }).toEqual([false, false]);
        }
        // One of each: those of the page before are gone.
        const metadata = await metadataOf(at);
        for (const contents of metadata) expect(contents, target).toEqual([expect.stringMatching(/\S/)]);
        before = { path, metadata };
      }
      expect(loads).toBe(0);
    },
  );
});

describe.each(walkedIn('ZH'))('menu, %s', (lang) => {
  const walked = walkPage({ locale: lang }, async (visitor) => {
    await visitor.goto(QUIET);
  });

  it('each group opens a panel with its entries, one at a time', { tags: ['SHELL-049'] }, async () => {
    const at = walked();
    await untilLive(at);
    expect(await main(at, lang).getByRole('button').allTextContents()).toEqual(words[lang].groups);
    for (const [index, name] of words[lang].groups.entries()) {
      await group(at, lang, index).click();
      await at.getByRole('region', { name, exact: true }).waitFor();
      await panel(at)
        .getByRole('link', {
          name: required(words[lang].firstEntries[index], 'words[lang].firstEntries[index]'),
          exact: true,
        })
        .waitFor();
      expect(await panel(at).count()).toBe(1);
      expect(await group(at, lang, index).getAttribute('aria-expanded')).toBe('true');
      expect(await main(at, lang).locator('[aria-expanded=true]').count()).toBe(1);
    }
    await expectNoAxeViolationsInAll(at);
    // For the keyboard the panel follows its button, both ways.
    const focused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
    await at.keyboard.press('Tab');
    expect(await focused(panel(at).getByRole('link').first())).toBe(true);
    await at.keyboard.press('Shift+Tab');
    expect(await focused(group(at, lang, 4))).toBe(true);
    await at.keyboard.press('Escape');
    await panel(at).waitFor({ state: 'detached' });
    expect(await focused(group(at, lang, 4))).toBe(true);
  });

  it(
    'a route change closes the open panel, by link and by the back button',
    { tags: ['SHELL-046'] },
    async () => {
      const at = walked();
      await group(at, lang, 0).click();
      await panel(at).getByRole('link').first().click();
      await at.waitForURL((url) => url.pathname === '/d/about');
      await panel(at).waitFor({ state: 'detached' });

      await group(at, lang, 1).click();
      await panel(at).waitFor();
      await at.goBack();
      await at.waitForURL((url) => url.pathname === QUIET);
      await panel(at).waitFor({ state: 'detached' });
    },
  );

  it(
    'an entry without an address says "not open yet" and stays where it is',
    { tags: ['SHELL-050', 'ERR-007'] },
    async () => {
      const at = await page({ locale: lang });
      await changeAnswer<{ edition: { addresses: object } }>(at, 'Edition', ({ edition }) => {
        Object.assign(edition.addresses, { japaneseSite: null, koreanSite: null });
      });
      await at.goto(QUIET);
      const place = at.url();
      const toast = at.getByRole('status').getByText(words[lang].notOpenYet, { exact: true });
      await group(at, lang, 0).click();
      await panel(at).getByRole('button', { name: '日本語' }).click();
      await toast.waitFor();
      expect(at.url()).toBe(place);
      await at.getByRole('status').getByRole('button').click();
      await toast.waitFor({ state: 'detached' });
      await at.getByRole('contentinfo').getByRole('button', { name: '한국어' }).click();
      await toast.waitFor();
      expect(at.url()).toBe(place);
      // Near the header: at the bottom it would lie on the buttons of dialogs.
      const bottom = () => toast.evaluate((card) => card.getBoundingClientRect().bottom / innerHeight);
      await expect.poll(bottom).toBeLessThan(0.3);
    },
  );

  it(
    'the entries follow who is signed in, and still do after a reload',
    { tags: ['SHELL-053', 'SHELL-054', 'SHELL-057'] },
    async () => {
      const at = walked();
      const { exhibitorLogin, exhibitorCentre, visitorLogin, visitorCentre } = words[lang];
      const link = (of: Page, name: string) =>
        of.getByRole('banner').getByRole('link', { name, exact: true });
      expect(await link(at, exhibitorLogin).getAttribute('href')).toBe('/d/zsLogin');
      expect(await link(at, visitorLogin).getAttribute('href')).toBe('/d/vistor/login');
      for (const [role, centre, target, gone] of [
        ['exhibitor', exhibitorCentre, '/d/zsCenter', exhibitorLogin],
        ['visitor', visitorCentre, '/d/vistor/center', visitorLogin],
      ] as const) {
        const first = role === 'visitor' ? words[lang].myPass : exhibitorCentre;
        const own = await page({ locale: lang });
        await signInAs(own, role);
        await own.goto(QUIET);
        for (let load = 0; load < 2; load += 1) {
          await link(own, centre).waitFor();
          expect(await link(own, gone).count()).toBe(0);
          await own.reload();
        }
        expect(await link(own, centre).getAttribute('href')).toBe(target);
        await own.locator('main h1').first().waitFor();
        // In place of registering, in the header and in what floats.
        expect(await own.getByRole('link', { name: first, exact: true }).count()).toBe(2);
        await own.getByRole('button', { name: words[lang].account }).click();
        await own.locator('#person-menu').getByRole('button', { name: words[lang].signOut }).waitFor();
        await expectNoAxeViolationsInAll(own);
        await own.setViewportSize({ width: 375, height: 700 });
        await own.getByRole('button', { name: words[lang].menu }).click();
        const way = own.getByRole('dialog').getByRole('button', { name: words[lang].signOut });
        await way.waitFor();
        expect(required(await way.boundingBox(), 'the way out').y).toBeLessThan(650);
      }
    },
  );

  it(
    'other languages and the registration portal open their own sites, where the edition has them',
    { tags: ['DESIGN-032', 'SHELL-052', 'SHELL-055'] },
    async () => {
      const at = await page({ locale: lang });
      const portal = `https://portal.example.org/${lang.toLowerCase()}`;
      const others = ['japanese', 'korean', 'thai'].map((name) => `https://${name}.example.org/`);
      await changeAnswer<{ edition: { addresses: Record<string, string | undefined> } }>(
        at,
        'Edition',
        ({ edition: { addresses: set } }) => {
          [set['japaneseSite'], set['koreanSite'], set['thaiSite']] = others;
          set['visitorPortal'] = portal;
        },
      );
      await at.route(portal, (route) => route.fulfill({ contentType: 'text/html', body: PORTAL_PAGE }));
      await at.goto(QUIET);
      await group(at, lang, 0).click();
      const outside = panel(at).locator('a[target=_blank]');
      await expect.poll(() => outside.count()).toBe(3);
      expect(await outside.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
        others,
      );
      await at.getByRole('banner').getByRole('link', { name: words[lang].visitorLogin, exact: true }).click();
      await at.waitForURL(portal);
    },
  );
});

describe('what the routes read', () => {
  it('the directory reads its search from the address', { tags: ['SHELL-030'] }, async () => {
    const word = '线缆';
    const at = await open('ZH', `/d/product/supplier?search=${encodeURIComponent(word)}`);
    const { products } = await ask<{ products: { totalCount: number } }>(
      `{ products(filter: { keyword: "${word}" }) { totalCount } }`,
      'ZH',
    );
    expect(await at.getByRole('searchbox').inputValue()).toBe(word);
    await at
      .getByRole('tab', { selected: true })
      .filter({ hasText: String(products.totalCount) })
      .waitFor();
  });

  it('the requests read an id or a keyword from the address', { tags: ['SHELL-033'] }, async () => {
    const { buyerPosts } = await ask<{ buyerPosts: { nodes: { id: string; content: string }[] } }>(
      '{ buyerPosts(pageSize: 3) { nodes { id content } } }',
      'EN',
    );
    const { id, content } = required(buyerPosts.nodes[2], 'buyerPosts.nodes[2]');
    const at = await open('EN', `/d/product/asktobuy?id=${id}`);
    const rows = at.locator('main article:has(h2), main article:has(h3)');
    await at.getByText(content, { exact: false }).first().waitFor();
    expect(await rows.count()).toBe(1);
    await at.goto('/d/product/asktobuy?keyword=zzqqxx');
    await at.locator('main').getByText('zzqqxx').first().waitFor();
    expect(await rows.count()).toBe(0);
  });

  it(
    'publishing asks a guest to log in and takes others to their centre',
    { tags: ['SHELL-037'] },
    async () => {
      const at = await open('ZH', '/d/product/release');
      const login = at.locator('main a[href^="/d/vistor/login?return="]').first();
      await login.waitFor();
      for (const [role, centre] of [
        ['visitor', '/d/vistor/center'],
        ['exhibitor', '/d/zsCenter'],
      ] as const) {
        const own = await page();
        await signInAs(own, role);
        await own.goto('/d/product/release');
        await own.waitForURL((url) => url.pathname === centre);
      }
    },
  );
});

describe.each(walkedIn('EN'))('floating panel, %s', (lang) => {
  it('keeps no room for the days where the time did not come', async () => {
    const at = await page({ locale: lang, width: 1920, allowErrors: [/500/] });
    await failOperation(at, 'Edition');
    await at.goto(QUIET);
    const aside = at.getByRole('complementary', { name: words[lang].service });
    await aside.getByRole('link', { name: words[lang].booth }).waitFor();
    await expect.poll(() => aside.locator('p').count()).toBe(0);
  });

  const actions = [
    ['enquiry', '/d/about?tab=contact'],
    ['booth', '/d/zwApply'],
    ['register', '/d/vistor/register'],
  ] as const;

  it(
    'offers enquiry, booth application and pre-registration, beside the days',
    { tags: ['SHELL-077', 'SHELL-078', 'SHELL-079'] },
    async () => {
      const at = await open(lang);
      const aside = at.getByRole('complementary', { name: words[lang].service });
      await expect.poll(() => aside.innerText()).toMatch(words[lang].days);
      for (const [action, target] of actions) {
        await aside.getByRole('link', { name: words[lang][action], exact: true }).click();
        await at.waitForURL((url) => url.pathname + url.search === target);
      }
    },
  );

  it('is a tab of a Chinese phone whose characters keep off its sides', async () => {
    const at = await open('ZH', '/d/', { width: 375, height: 812 });
    const tab = at.getByRole('complementary', { name: words.ZH.service }).getByRole('button');
    await expect.poll(() => tab.innerText()).toMatch(/\d/);
    const sideRoom = await tab.evaluate((button) => {
      const { left, right } = button.getBoundingClientRect();
      const texts = [...button.querySelectorAll('span')].map((text) => text.getBoundingClientRect());
      const seen = texts.filter(({ width }) => width > 0);
      return seen.map((text) => Math.min(text.left - left, right - text.right));
    });
    expect(sideRoom).toHaveLength(2);
    expect(Math.min(...sideRoom)).toBeGreaterThanOrEqual(2);
  });

  it(
    'is a tab at the edge of small screens, and steps aside for who reads on',
    { tags: ['SHELL-077', 'SHELL-078', 'SHELL-079'] },
    async () => {
      const at = await open(lang, '/d/', { width: 375, height: 812 });
      const aside = at.getByRole('complementary', { name: words[lang].service });
      const tab = aside.getByRole('button');
      const left = async () => (await tab.boundingBox())?.x ?? 0;
      await tab.waitFor();
      // In the side room of the page, on none of its content.
      expect(await left()).toBeGreaterThanOrEqual(375 - 16);
      // A reader goes on scrolling; the first turn of the wheel may come before the page's code.
      const after = (turn: number) => async () => {
        await at.mouse.wheel(0, turn);
        return left();
      };
      await expect.poll(after(400)).toBeGreaterThanOrEqual(375);
      await expect.poll(after(-100)).toBeLessThan(375);

      await tab.click();
      for (const [action, target] of actions) {
        const link = aside.getByRole('link', { name: words[lang][action], exact: true });
        expect(await link.getAttribute('href')).toBe(target);
      }
      await expectNoAxeViolationsInAll(at);
      await at.keyboard.press('Escape');
      await aside.getByRole('link').first().waitFor({ state: 'detached' });
      expect(await tab.evaluate((button) => button === document.activeElement)).toBe(true);
    },
  );
});
