import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page, walkPage } from './browser.ts';
import { failOperation, sentOperations } from './graphql.ts';
import { required } from './required.ts';
import { signInAsSecond } from './session.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    add: (name: string) => `收藏：${name}`,
    marked: (name: string) => `取消收藏：${name}`,
    remove: (name: string) => `取消收藏：${name}`,
    done: '收藏成功',
    again: '您已收藏过',
    failed: /网络|稍后/,
    ask: '取消收藏？',
    yes: '取消收藏',
    no: '保留',
    removed: '已取消收藏',
    undo: '撤销',
    empty: '还没有收藏产品',
    noSuppliers: '还没有收藏供应商',
    find: '浏览产品',
    entry: '我的收藏',
    exhibits: /^产品/,
    suppliers: /^供应商/,
    next: '下一页',
    other: /EN/,
    login: '请先以观众或展商身份登录',
    toLogin: '观众登录',
    loginPage: '/d/vistor/login',
    role: 'visitor',
    centre: '/d/vistor/center',
  },
  EN: {
    add: (name: string) => `Add ${name} to favourites`,
    marked: (name: string) => `Remove ${name} from favourites`,
    remove: (name: string) => `Remove ${name} from favourites`,
    done: 'Added to your favourites',
    again: 'This is already in your favourites',
    failed: /network|connection|try again/i,
    ask: 'Remove from favourites?',
    yes: 'Remove',
    no: 'Keep',
    removed: 'Removed from your favourites',
    undo: 'Undo',
    empty: 'No favourite products yet',
    noSuppliers: 'No favourite suppliers yet',
    find: 'Browse products',
    entry: 'Favourites',
    exhibits: /^Products/,
    suppliers: /^Suppliers/,
    next: 'Next page',
    other: /中/,
    login: 'Please log in as a visitor or exhibitor first',
    toLogin: 'Exhibitor login',
    loginPage: '/d/zsLogin',
    role: 'exhibitor',
    centre: '/d/zsCenter',
  },
} as const;

type Kind = 'PRODUCT' | 'EXHIBITOR';

/** Sends a query with the page's own session; its counting does not see it. */
async function send<Data>(at: Page, query: string, variables: object = {}): Promise<Data> {
  const answer = await at.request.post('/graphql', { data: { query, variables } });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  expect(errors, query).toBeUndefined();
  return data;
}

const mutate = (name: 'addFavourite' | 'removeFavourite') => (at: Page, kind: Kind, id: string) =>
  send(at, `mutation ($input: FavouriteInput!) { ${name}(input: $input) { message errors { message } } }`, {
    input: { kind, id },
  });
const add = mutate('addFavourite');
const remove = mutate('removeFavourite');

/** Ids of what the account has marked. */
async function marked(at: Page): Promise<Record<Kind, string[]>> {
  const { viewer } = await send<{ viewer: Record<'products' | 'exhibitors', { nodes: { id: string }[] }> }>(
    at,
    `{ viewer { products: favouriteProducts(pageSize: 100) { nodes { id } }
       exhibitors: favouriteExhibitors(pageSize: 100) { nodes { id } } } }`,
  );
  const idsOf = ({ nodes }: { nodes: { id: string }[] }) => nodes.map(({ id }) => id);
  return { PRODUCT: idsOf(viewer.products), EXHIBITOR: idsOf(viewer.exhibitors) };
}

async function clear(at: Page): Promise<void> {
  for (const [kind, ids] of Object.entries(await marked(at)))
    for (const id of ids) await remove(at, kind as Kind, id);
}

/** Marks the first of the catalogue. */
async function fill(at: Page, kind: Kind, count: number): Promise<void> {
  const list = kind === 'PRODUCT' ? 'products' : 'exhibitors';
  const answer = await send<Record<string, { nodes: { id: string }[] }>>(
    at,
    // Of the demo: the newest may be another spec’s, which takes them away again.
    `{ ${list}(page: 4, pageSize: ${count}) { nodes { id } } }`,
  );
  for (const { id } of required(answer[list], 'answer[list]').nodes) await add(at, kind, id);
}

describe.each(walkedIn('EN'))('favourites, %s', (locale) => {
  const say = words[locale];
  const heart = (at: Page, name: string) =>
    at.getByRole('main').getByRole('button', { name, exact: true }).first();
  const names = (operations: { name: string }[]) => operations.map(({ name }) => name);
  const cards = (at: Page) => at.getByRole('tabpanel').locator('article:has(h2)');
  const rows = (at: Page) => at.getByRole('tabpanel').locator('tbody tr');
  const toExhibits = (at: Page) => at.getByRole('tab', { name: say.exhibits }).click();

  async function signedIn(options: Parameters<typeof page>[0] = {}): Promise<Page> {
    const at = await page({ locale, ...options });
    await signInAsSecond(at, say.role);
    await clear(at);
    return at;
  }

  it(
    'one click changes home, recommended ones, list, detail and the panel of the centre with one request, and the panel of another tab',
    { tags: ['DIR-046', 'DIR-087', 'DIR-088', 'DIR-091', 'CONFLICT-017'] },
    async () => {
      const at = await signedIn();
      const before = sentOperations(at);
      await at.goto(`${say.centre}?menu=collection`);
      await at.getByText(say.noSuppliers).waitFor();
      await toExhibits(at);
      await at.getByText(say.empty).waitFor();
      const other = await at.context().newPage();
      await other.goto(`${say.centre}?menu=collection&tab=exhibit`);
      await other.getByText(say.empty).waitFor();
      // A tab behind another one draws once a second.
      await at.bringToFront();

      // From page to page without a load: what was read stays in the cache.
      const footer = (address: string) =>
        at.getByRole('contentinfo').locator(`a[href="${address}"]`).first().click();
      await footer('/d/product/home');
      await at.waitForURL('**/d/product/home');
      const card = at.locator('main a[href^="/d/product/product-detail"]').first();
      const name = required(await card.textContent(), 'the text').trim();
      const [filled, empty] = [say.marked(name), say.add(name)];
      await heart(at, empty).waitFor();

      // Opened before: the recommended ones, the detail, then the list that a search finds.
      await footer('/d/product/Recommended');
      await at.waitForURL('**/d/product/Recommended');
      await heart(at, empty).waitFor();
      await at.goBack();
      await card.click();
      await at.getByRole('heading', { level: 1, name }).waitFor();
      await heart(at, empty).waitFor();
      await at.goBack();
      await at.getByRole('main').getByRole('searchbox').first().fill(name);
      await at.keyboard.press('Enter');
      await at.waitForURL('**/d/product/supplier?**');
      await heart(at, empty).waitFor();
      // Its tags come last.
      await expect.poll(() => names(before)).toContain('HotTags');

      await at.goBack();
      await heart(at, empty).waitFor();

      const sent = sentOperations(at);
      await heart(at, empty).click();
      await heart(at, filled).waitFor();
      await at.getByText(say.done).waitFor();
      await cards(other).filter({ hasText: name }).waitFor();
      await at.goForward();
      await at.waitForURL('**/d/product/supplier?**');
      await heart(at, filled).waitFor();
      await at.goBack();
      await card.click();
      await at.getByRole('heading', { level: 1, name }).waitFor();
      await heart(at, filled).waitFor();
      await footer('/d/product/Recommended');
      await at.waitForURL('**/d/product/Recommended');
      await heart(at, filled).waitFor();
      await at.getByRole('banner').locator(`a[href="${say.centre}"]`).first().click();
      await at.getByRole('navigation').getByRole('link', { name: say.entry, exact: true }).click();
      await toExhibits(at);
      await cards(at).filter({ hasText: name }).waitFor();
      // The home of the exhibitor's centre asks for its figures on the way.
      expect(names(sent).filter((name) => !/^(Exhibitor|Visitor)(Overview|Matters)$/.test(name))).toEqual([
        'AddFavourite',
      ]);
    },
  );

  it(
    'a mark that fails is taken back with a message; pressed again it goes, with undo; one marked elsewhere is only warned about; it stays over a load and a switch of the language',
    { tags: ['CONFLICT-046', 'DIR-089', 'ERR-016'] },
    async () => {
      const at = await signedIn({ allowErrors: [/ERR_FAILED/] });
      await at.goto('/d/product/home');
      const card = at.locator('main a[href^="/d/product/product-detail"]').first();
      const name = required(await card.textContent(), 'the text').trim();
      const [filled, empty] = [say.marked(name), say.add(name)];
      await at.route('**/graphql', (route) =>
        route.request().postData()?.includes('AddFavourite') ? route.abort() : route.fallback(),
      );
      await heart(at, empty).click();
      await at.getByRole('status').getByText(say.failed).waitFor();
      await heart(at, empty).waitFor();
      await at.unrouteAll();
      await heart(at, empty).click();
      await at.getByText(say.done).waitFor();
      const sent = sentOperations(at);
      const favouriteCalls = () => names(sent).filter((operation) => operation.includes('Favourite'));
      await heart(at, filled).click();
      await heart(at, empty).waitFor();
      await at.getByText(say.removed).waitFor();
      // Parts of the page further down may be asked for meanwhile.
      expect(favouriteCalls()).toEqual(['RemoveFavourite']);
      expect((await marked(at)).PRODUCT).toEqual([]);
      await expectNoAxeViolations(at);
      await at.getByRole('status').getByRole('button', { name: say.undo, exact: true }).click();
      await heart(at, filled).waitFor();
      await expect.poll(async () => (await marked(at)).PRODUCT.length).toBe(1);
      expect(favouriteCalls()).toEqual(['RemoveFavourite', 'AddFavourite']);

      // Marked on another device since this page was read: the server's warning.
      const second = at.locator('main a[href^="/d/product/product-detail"]').nth(1);
      const other = required(await second.textContent(), 'the text').trim();
      await add(
        at,
        'PRODUCT',
        required(
          new URL(required(await second.getAttribute('href'), 'href'), at.url()).searchParams.get('id'),
          'id',
        ),
      );
      await heart(at, say.add(other)).click();
      await at.getByText(say.again).waitFor();
      await heart(at, say.marked(other)).waitFor();
      await expectNoAxeViolations(at);

      await at.reload();
      await heart(at, filled).waitFor();
      await at.getByRole('banner').getByRole('button', { name: say.other }).first().click();
      await expect.poll(() => at.locator('html').getAttribute('lang')).toBe(locale === 'ZH' ? 'en' : 'zh-CN');
      await at
        .getByRole('button', { name: /取消收藏：|^Remove .+ from favourites/ })
        .first()
        .waitFor();
    },
  );

  describe('a heart that needs a sign-in', () => {
    const list = '/product/supplier?tab=product&page=2';
    const at = walkPage({ locale, height: 700 }, async (visitor) => {
      await signInAsSecond(visitor, say.role);
      await clear(visitor);
      await visitor.context().clearCookies({ name: 'session' });
      await visitor.evaluate(() => localStorage.clear());
      await visitor.goto(`/d${list}`);
    });
    const dialog = () => at().getByRole('dialog', { name: say.login });
    const row = (index: number) => at().getByRole('main').locator('article').nth(index);
    const heartOf = async (index: number) => {
      const name = required(await row(index).getByRole('heading').textContent(), 'the text').trim();
      return { name, button: heart(at(), say.add(name)) };
    };
    const pressed = { name: '', scroll: 0 };

    /** Sets out for the login, has a session begin there, and goes where the login leads. */
    async function signIn(): Promise<void> {
      await dialog().getByRole('link', { name: say.toLogin }).click();
      await at().waitForURL((url) => url.pathname === say.loginPage);
      const back = new URL(at().url()).searchParams.get('return');
      expect(back).toBe(list);
      // The login would lead back by itself as soon as it sees the session, and take up the heart before the load.
      await at().goto('/health/live');
      await signInAsSecond(at(), say.role);
      await at().goto(`/d${back}`);
    }

    it('asks a guest for it in a dialog that gives the focus back', { tags: ['DIR-090'] }, async () => {
      const { name, button } = await heartOf(5);
      await button.scrollIntoViewIfNeeded();
      await button.click();
      await dialog().waitFor();
      const login = dialog().getByRole('link').first();
      expect(await login.evaluate((element) => element === document.activeElement)).toBe(true);
      await expectNoAxeViolations(at());
      await at().keyboard.press('Escape');
      await dialog().waitFor({ state: 'hidden' });
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      pressed.name = name;
      pressed.scroll = await at().evaluate(() => scrollY);
      expect(pressed.scroll).toBeGreaterThan(200);
      await button.click();
    });

    it('is set after it, at the same place of the same list, once', async () => {
      await signIn();
      await heart(at(), say.marked(pressed.name)).waitFor();
      await at().getByText(say.done, { exact: true }).waitFor();
      await expect.poll(() => at().evaluate(() => scrollY)).toBe(pressed.scroll);
      await remove(at(), 'PRODUCT', required((await marked(at())).PRODUCT[0], 'the favourite'));
      await at().reload();
      await heart(at(), say.add(pressed.name)).waitFor();
    });

    it('is set too where the session had ended elsewhere', async () => {
      const { name, button } = await heartOf(1);
      await at().context().clearCookies({ name: 'session' });
      await button.click();
      await signIn();
      await heart(at(), say.marked(name)).waitFor();
      // It shows before the server has it.
      await expect.poll(async () => (await marked(at())).PRODUCT.length).toBe(1);
    });
  });

  describe('exhibits', () => {
    const at = walkPage({ locale }, async (visitor) => {
      await signInAsSecond(visitor, say.role);
      await clear(visitor);
      await fill(visitor, 'PRODUCT', 11);
      await visitor.goto(`${say.centre}?menu=collection&tab=exhibit`);
    });
    const dialog = () => at().getByRole('dialog', { name: say.ask });
    const remover = (of: string) => at().getByRole('button', { name: say.remove(of), exact: true });
    let name = '';
    let sent: ReturnType<typeof sentOperations> = [];

    it('stand nine a page', { tags: ['VC-039', 'EXH-162', 'CONST-027'] }, async () => {
      await cards(at()).first().waitFor();
      expect(await cards(at()).count()).toBe(9);
      await at().getByRole('link', { name: say.next }).click();
      await at().waitForURL((url) => url.searchParams.get('page') === '2');
      await expect.poll(() => cards(at()).count()).toBe(2);
      await at().goBack();
      await expect.poll(() => cards(at()).count()).toBe(9);
    });

    it('lead to their pages', { tags: ['VC-039', 'VC-043', 'EXH-163'] }, async () => {
      const title = cards(at()).first().getByRole('link');
      name = required(await title.textContent(), 'the text').trim();
      await title.click();
      await at().waitForURL((url) => url.pathname === '/d/product/product-detail');
      await heart(at(), say.marked(name)).waitFor();
    });

    it('stay where the removal is answered with no', { tags: ['VC-039', 'VC-040', 'EXH-162'] }, async () => {
      await at().goBack();
      // The exhibit's own page has a button of the same name.
      await expect.poll(() => cards(at()).count()).toBe(9);
      sent = sentOperations(at());
      await remover(name).click();
      await dialog().getByRole('button', { name: say.no, exact: true }).click();
      await dialog().waitFor({ state: 'hidden' });
      expect(sent).toEqual([]);
    });

    it('are removed with one request, and every list and heart follows', { tags: ['VC-040'] }, async () => {
      await remover(name).click();
      await dialog().getByRole('button', { name: say.yes, exact: true }).click();
      await at().getByText(say.removed).waitFor();
      await cards(at()).filter({ hasText: name }).waitFor({ state: 'detached' });
      // The second page was read before: the first one fills up from it.
      expect(await cards(at()).count()).toBe(9);
      expect(names(sent)).toEqual(['RemoveFavourite']);
      await at().goForward();
      await at().waitForURL((url) => url.pathname === '/d/product/product-detail');
      await heart(at(), say.add(name)).waitFor();
      expect(names(sent)).toEqual(['RemoveFavourite']);
      await at().goto(`${say.centre}?menu=collection&tab=exhibit&page=2`);
      await expect.poll(() => cards(at()).count()).toBe(1);
    });

    it('of a single page have no pager', { tags: ['EXH-165', 'CONST-033'] }, async () => {
      // The last one of a page takes its page with it, and one page alone has no pager.
      const last = required(await cards(at()).getByRole('link').textContent(), 'the text').trim();
      await remover(last).click();
      await dialog().getByRole('button', { name: say.yes, exact: true }).click();
      await at().waitForURL((url) => !url.searchParams.has('page'));
      await expect.poll(() => cards(at()).count()).toBe(9);
      expect(await at().getByRole('link', { name: say.next }).count()).toBe(0);
      await expectNoAxeViolations(at());
    });
  });

  it('opens the list that has something where the address names none, and understands the site’s own words', async () => {
    const at = await signedIn();
    await fill(at, 'PRODUCT', 1);
    await at.goto(`${say.centre}?menu=collection`);
    await expect.poll(() => cards(at).count()).toBe(1);
    await at.waitForURL((url) => url.searchParams.get('tab') === 'exhibit');
    await at.getByRole('tab', { name: say.suppliers }).click();
    await at.getByText(say.noSuppliers).waitFor();
    await at.goto(`${say.centre}?menu=collection&tab=product`);
    await expect.poll(() => cards(at).count()).toBe(1);
  });

  describe('suppliers', () => {
    const at = walkPage({ locale }, async (visitor) => {
      await signInAsSecond(visitor, say.role);
      await clear(visitor);
      await fill(visitor, 'EXHIBITOR', 12);
      await visitor.goto(`${say.centre}?menu=collection`);
    });
    const serials = () => rows(at()).locator('td:first-child').allInnerTexts();
    let name = '';

    it(
      'stand in a table of ten a page whose numbers go on',
      { tags: ['VC-037', 'VC-042', 'EXH-161'] },
      async () => {
        await rows(at()).first().waitFor();
        expect(await serials()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
        await expectNoAxeViolations(at());
        await at().getByRole('link', { name: say.next }).click();
        await expect.poll(serials).toEqual(['11', '12']);
        await at().reload();
        await expect.poll(serials).toEqual(['11', '12']);
      },
    );

    it('lead to their pages', { tags: ['VC-038', 'EXH-163'] }, async () => {
      const title = rows(at()).last().getByRole('link');
      name = required(await title.textContent(), 'the text').trim();
      await title.click();
      await at().waitForURL((url) => url.pathname === '/d/product/supplier-detail');
      await at().getByRole('heading', { level: 1, name }).waitFor();
    });

    it(
      'are removed, and the other tab begins with its first page',
      { tags: ['VC-037', 'EXH-161', 'EXH-164'] },
      async () => {
        await at().goBack();
        // The company's own page has a button of the same name.
        await expect.poll(serials).toEqual(['11', '12']);
        await at()
          .getByRole('button', { name: say.remove(name), exact: true })
          .click();
        await at().getByRole('dialog').getByRole('button', { name: say.yes, exact: true }).click();
        await expect.poll(serials).toEqual(['11']);
        await toExhibits(at());
        await at().waitForURL((url) => !url.searchParams.has('page'));
      },
    );
  });

  it(
    'where nothing is marked, it says so and leads on; a removal that fails is taken back',
    { tags: ['VC-041'] },
    async () => {
      const at = await signedIn({ width: 375, height: 812, colorScheme: 'dark', allowErrors: [/500/] });
      await at.goto(`${say.centre}?menu=collection`);
      await at.getByText(say.noSuppliers).waitFor();
      await expectNoAxeViolations(at);
      await toExhibits(at);
      await at.getByText(say.empty).waitFor();
      await at.getByRole('tabpanel').getByRole('link', { name: say.find, exact: true }).click();
      await at.waitForURL((url) => url.pathname === '/d/product/supplier');

      await fill(at, 'PRODUCT', 1);
      await failOperation(at, 'RemoveFavourite');
      await at.goto(`${say.centre}?menu=collection&tab=exhibit`);
      const name = required(await cards(at).getByRole('link').textContent(), 'the text').trim();
      await at.getByRole('button', { name: say.remove(name), exact: true }).click();
      await at.getByRole('dialog').getByRole('button', { name: say.yes, exact: true }).click();
      await at.getByRole('status').getByText(say.failed).waitFor();
      await cards(at).filter({ hasText: name }).waitFor();
      expect(await at.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
        0,
      );
    },
  );
});
