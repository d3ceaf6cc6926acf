import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { page, untilLive, walkPage } from './browser.ts';
import { ask, askInBrowser, changeAnswer, failOperation, holdOperation } from './graphql.ts';
import { first, required } from './required.ts';
import { signInAs } from './session.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    consult: /^咨询：/,
    collect: /^收藏：/,
    share: /^分享：/,
    shared: '链接已复制',
    login: '请先以观众或展商身份登录',
    loginVisitor: '请先以观众身份登录',
    onlyVisitors: '只有观众可以联系，请先退出展商登录',
    address: '访问地址有误',
    about: '公司简介',
    facts: '公司信息',
    productGone: '没有找到该产品',
    supplierGone: '没有找到该供应商',
    related: '相关产品',
    products: '展出产品',
    news: '公司动态',
    next: '下一页',
    retry: '重试',
  },
  EN: {
    consult: /^Ask the supplier about /,
    collect: /^Add .* to favourites/,
    share: /^Share /,
    shared: 'Link copied',
    login: 'Please log in as a visitor or exhibitor first',
    loginVisitor: 'Please log in as a visitor first',
    onlyVisitors: 'Only visitors can do this. Please log out of your exhibitor account first.',
    address: 'There is a problem with this address',
    about: 'About the company',
    facts: 'At a glance',
    productGone: 'Product not found',
    supplierGone: 'Supplier not found',
    related: 'Related products',
    products: 'Products',
    news: 'Company news',
    next: 'Next page',
    retry: 'Try again',
  },
} as const;

interface Named {
  id: string;
  name: string;
}
interface Product extends Named {
  brief: string;
  description: string;
  tags: string[];
  category: Named & { parent: Named };
  exhibitor: Named & { boothNumber: string };
  relatedProducts: Named[];
}
type Offered = Omit<Product, 'category'> & { category: Product['category'] | null };
interface Exhibitor extends Named {
  description: string;
  tags: string[];
  boothNumber: string;
  address: string;
  website: string;
  products: { nodes: Named[] };
  news: { nodes: Named[]; totalCount: number };
}
interface News {
  exhibitor: { news: { nodes: Named[]; totalCount: number; pageInfo: { pageCount: number } } };
}

/** What the browser and React write when a part of the page fails. */
const FAILED = [/status of 500/, /status code 500/];

const productPath = (id: string) => `/d/product/product-detail?id=${id}`;
const supplierPath = (id: string) => `/d/product/supplier-detail?id=${id}`;

/** A product with all that its page can show. The newest may lack some of it: other specs hand in products too. */
async function someProduct(lang: 'ZH' | 'EN'): Promise<Product> {
  const { products } = await ask<{ products: { nodes: Offered[] } }>(
    `{ products(pageSize: 50) { nodes { id name: title brief description tags
      category { id name parent { id name } } exhibitor { id name boothNumber } relatedProducts { id name: title } } } }`,
    lang,
  );
  const isWhole = (product: Offered): product is Product =>
    product.category !== null && product.relatedProducts.length > 0;
  const found = products.nodes.find(isWhole);
  if (!found) throw new Error('no product has a category and related ones');
  return found;
}

async function someExhibitor(lang: 'ZH' | 'EN'): Promise<Exhibitor> {
  const { exhibitors } = await ask<{ exhibitors: { nodes: Exhibitor[] } }>(
    `{ exhibitors(pageSize: 50) { nodes { id name description tags boothNumber address website
      products(pageSize: 88) { nodes { id name: title } } news { totalCount nodes { id name: title } } } } }`,
    lang,
  );
  const found = exhibitors.nodes.find(
    ({ news, products }) => news.totalCount > 0 && products.nodes.length > 1,
  );
  if (!found) throw new Error('no exhibitor has news');
  return found;
}

const h1 = (at: Page, name: string) => at.getByRole('heading', { level: 1, name, exact: true });
const flat = (text: string) => text.replaceAll(/[\s·]+/g, '');
/** A part of the page, told by its heading. */
const part = (at: Page, name: string) =>
  at.locator('main section').filter({ has: at.getByRole('heading', { level: 2, name, exact: true }) });

describe.each(walkedIn('ZH'))('product detail, %s', (lang) => {
  const say = words[lang];

  describe('of the demo', () => {
    let shown: Awaited<ReturnType<typeof someProduct>> | undefined;
    const product = () => required(shown, 'a product');
    const at = walkPage({ locale: lang }, async (visitor) => {
      shown = await someProduct(lang);
      await visitor.goto(productPath(shown.id));
    });

    it(
      'shows title, picture, text and tags; title and description of the page are its own',
      { tags: ['DIR-047', 'DIR-053'] },
      async () => {
        await h1(at(), product().name).waitFor();
        expect(await at().title()).toContain(product().name);
        expect(await at().locator('meta[name=description]').getAttribute('content')).toBe(product().brief);
        const picture = at().getByRole('img', { name: product().name });
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        expect(flat(await at().locator('main').innerText())).toContain(flat(product().description));
        for (const tag of product().tags) {
          const link = at().getByRole('main').getByRole('link', { name: tag, exact: true });
          expect(await link.getAttribute('href')).toContain(
            `?${new URLSearchParams({ tab: 'product', search: tag }).toString()}`,
          );
        }
        const crumbs = at().locator('main nav').first();
        expect(await crumbs.locator('a').allInnerTexts()).toEqual([
          expect.any(String),
          product().category.parent.name,
          product().category.name,
        ]);
        expect(await crumbs.locator('[aria-current=page]').innerText()).toBe(product().name);
      },
    );

    it('shows the company with the way to its page', { tags: ['DIR-048', 'DIR-052'] }, async () => {
      const { id, exhibitor } = product();
      const card = at()
        .locator('main article')
        .filter({ has: at().locator('h3', { hasText: exhibitor.name }) })
        .first();
      expect(await card.innerText()).toContain(exhibitor.boothNumber);
      await card.getByRole('link').click();
      await h1(at(), exhibitor.name).waitFor();
      expect(at().url()).toContain(supplierPath(exhibitor.id));
      await at().goBack();
      await at().waitForURL(`**${productPath(id)}`);
    });

    it('shows the related products, which open their own page', { tags: ['DIR-049'] }, async () => {
      const { relatedProducts } = product();
      const links = part(at(), say.related).locator('a[data-card-link]');
      await links.first().waitFor();
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        relatedProducts.map((one) => productPath(one.id)),
      );
      await links.first().click();
      await h1(at(), first(relatedProducts).name).waitFor();
    });
  });

  it(
    'the page stands when the related products fail, and they can be tried again',
    { tags: ['DIR-049'] },
    async () => {
      const { id, name } = await someProduct(lang);
      const at = await page({ locale: lang, allowErrors: FAILED });
      const mend = await failOperation(at, 'RelatedProducts');
      await at.goto(productPath(id));
      await h1(at, name).waitFor();
      mend();
      await at.getByRole('main').getByRole('button', { name: say.retry }).click();
      await part(at, say.related).locator('a[data-card-link]').first().waitFor();
    },
  );

  it('what a list has told of it stands while its own answer is on its way', async () => {
    const at = await page({ locale: lang });
    await at.goto('/d/product/supplier?tab=product');
    await untilLive(at);
    const letThrough = await holdOperation(at, 'ProductDetail');
    const row = at.getByRole('main').locator('article').first();
    const name = required(await row.getByRole('heading').textContent(), 'the name').trim();
    const told = await row.innerText();
    await row.getByRole('heading').getByRole('link').click();
    await h1(at, name).waitFor();
    await at.getByRole('main').getByRole('img', { name, exact: true }).waitFor();
    const facts = await at.locator('main dl dd').allInnerTexts();
    expect(facts.filter((fact) => fact !== '' && told.includes(fact))).toHaveLength(2);
    expect(await at.getByRole('main').getByRole('button', { name: say.consult }).count()).toBe(0);
    // The foot of the page stays out of sight: it would leave it when the rest comes.
    expect(required(await at.getByRole('contentinfo').boundingBox(), 'the foot').y).toBeGreaterThanOrEqual(
      900,
    );
    letThrough();
    await at.getByRole('main').getByRole('button', { name: say.consult }).first().waitFor();
  });

  it('the picture stays where it is when the categories come on a phone', async () => {
    const at = await page({ locale: lang, width: 375, height: 812 });
    await at.goto('/d/product/supplier?tab=product');
    await untilLive(at);
    const letThrough = await holdOperation(at, 'ProductDetail');
    const main = at.getByRole('main');
    const link = main.locator('article').first().getByRole('heading').getByRole('link');
    const name = required(await link.textContent(), 'the name').trim();
    await link.click();
    await h1(at, name).waitFor();
    const topOfName = async () => required(await h1(at, name).boundingBox(), 'the box').y;
    const before = await topOfName();
    letThrough();
    await main.getByRole('button', { name: say.consult }).first().waitFor();
    expect(
      await main.locator('nav ol').first().getByRole('link', { includeHidden: true }).count(),
    ).toBeGreaterThan(1);
    expect(await topOfName()).toBe(before);
  });

  it('what a list has told of it stays where its own answer does not come', async () => {
    const at = await page({ locale: lang, allowErrors: [/./] });
    await at.goto('/d/product/supplier?tab=product');
    await untilLive(at);
    const letThrough = await failOperation(at, 'ProductDetail');
    const main = at.getByRole('main');
    const link = main.locator('article').first().getByRole('heading').getByRole('link');
    const name = required(await link.textContent(), 'the name').trim();
    await link.click();
    const alert = main.getByRole('alert');
    await alert.waitFor();
    await h1(at, name).waitFor();
    await main.locator('nav ol').first().getByText(name, { exact: true }).waitFor();
    expect(await at.title()).toContain(name);
    letThrough();
    await alert.getByRole('button').click();
    await main.getByRole('button', { name: say.consult }).first().waitFor();
  });

  it('an unknown id is told, with a way on', async () => {
    const at = await page({ locale: lang });
    await at.goto(productPath('1'));
    await h1(at, say.productGone).waitFor();
    expect(await at.title()).toContain(say.productGone);
    await at.getByRole('main').getByRole('link').click();
    await at.locator('[role=tab]').first().waitFor();
  });
});

describe.each(walkedIn('ZH'))('supplier detail, %s', (lang) => {
  const say = words[lang];

  describe('of the demo', () => {
    let shown: Awaited<ReturnType<typeof someExhibitor>> | undefined;
    const stored = () => required(shown, 'an exhibitor');
    const at = walkPage({ locale: lang }, async (visitor) => {
      shown = await someExhibitor(lang);
      await visitor.goto(supplierPath(shown.id));
    });

    it(
      'shows logo, name, booth, address, website, text and tags',
      { tags: ['DIR-036', 'DIR-037', 'DIR-038', 'DIR-044'] },
      async () => {
        const exhibitor = stored();
        await h1(at(), exhibitor.name).waitFor();
        expect(await at().title()).toContain(exhibitor.name);
        const logo = at().locator('main img').first();
        expect(await logo.getAttribute('alt')).toContain(exhibitor.name);
        await expect
          .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        const text = await at().locator('main').innerText();
        expect(text).toContain(exhibitor.boothNumber);
        expect(text).toContain(exhibitor.address);
        expect(flat(text)).toContain(flat(exhibitor.description));
        for (const tag of exhibitor.tags) {
          const link = at().getByRole('main').getByRole('link', { name: tag, exact: true }).first();
          expect(await link.getAttribute('href')).toContain(
            `?${new URLSearchParams({ tab: 'supplier', search: tag }).toString()}`,
          );
        }
        const site = at().locator('main dl a[target=_blank]');
        expect(await site.getAttribute('href')).toBe(new URL(exhibitor.website).href);
        expect(await site.getAttribute('rel')).toContain('noopener');
      },
    );

    it('the real news lead to their article', { tags: ['DIR-041', 'DIR-042'] }, async () => {
      const { news } = stored();
      const links = part(at(), say.news).locator('a[data-card-link]');
      await links.first().waitFor();
      expect(await links.allInnerTexts()).toEqual(news.nodes.map(({ name }) => name));
      await links.first().click();
      await at().waitForURL(
        (url) => url.pathname === '/d/dynamic-detail' && url.searchParams.get('id') === first(news.nodes).id,
      );
    });
  });

  it('a company that has written nothing about itself has no heading for it', async () => {
    const { id, name } = await someExhibitor(lang);
    const at = await page({ locale: lang });
    const about = at.getByRole('main').getByRole('heading', { name: say.about, exact: true });
    await at.goto(supplierPath(id));
    await about.waitFor();
    await changeAnswer<{ exhibitor: { description: string; tags: string[] } }>(
      at,
      'SupplierDetail',
      ({ exhibitor }) => {
        exhibitor.description = '';
        exhibitor.tags = [];
      },
    );
    await at.goto(supplierPath(id));
    await h1(at, name).waitFor();
    await at.getByRole('main').getByRole('heading', { name: say.facts, exact: true }).waitFor();
    expect(await about.count()).toBe(0);
  });

  it('a website that is no web page is not linked', { tags: ['DIR-044'] }, async () => {
    const { id, name } = await someExhibitor(lang);
    const at = await page({ locale: lang });
    await changeAnswer<{ exhibitor: { website: string } }>(at, 'SupplierDetail', ({ exhibitor }) => {
      exhibitor.website = 'javascript:alert(1)';
    });
    await at.goto(supplierPath(id));
    await h1(at, name).waitFor();
    expect(await at.locator('main a[target=_blank]').count()).toBe(0);
  });

  it(
    'a carousel of its products: 88 asked for, eight a slide',
    { tags: ['DIR-040', 'CONST-024'] },
    async () => {
      const { id } = await someExhibitor(lang);
      const at = await page({ locale: lang });
      let query = '';
      at.on('request', (request) => {
        const body = request.postData() ?? '';
        if (body.includes('"SupplierProducts"')) query = body;
      });
      await changeAnswer<{ exhibitor: { products: { nodes: Named[]; totalCount: number } } }>(
        at,
        'SupplierProducts',
        ({ exhibitor: { products } }) => {
          products.nodes = Array.from({ length: 88 }, (_, index) => ({
            ...required(products.nodes[index % products.nodes.length], 'a product'),
            id: `9${index}`,
          }));
          products.totalCount = 90;
        },
      );
      await at.goto(supplierPath(id));
      const slides = part(at, say.products).locator('[role=group]');
      await slides.first().waitFor();
      expect(await slides.count()).toBe(11);
      expect(await slides.first().locator('article').count()).toBe(8);
      expect(await part(at, say.products).locator('article').count()).toBe(88);
      expect(query).toMatch(/products\(pageSize: 88\)/);
      expect(await slides.first().locator('a[data-card-link]').first().getAttribute('href')).toBe(
        productPath('90'),
      );
    },
  );

  it(
    'its news: five a page, page in the address, entries open the article',
    { tags: ['DIR-041', 'DIR-042', 'DIR-045', 'CONST-023'] },
    async () => {
      const { id } = await someExhibitor(lang);
      const at = await page({ locale: lang });
      await changeAnswer<News>(at, 'SupplierNews', ({ exhibitor: { news } }, { page: asked }) => {
        const { nodes } = news;
        const sample = nodes[0] ?? { id: '0', name: '' };
        const count = asked === 1 ? 5 : 2;
        news.nodes = Array.from({ length: count }, (_, index) => ({
          __typename: 'NewsArticle',
          summary: '',
          coverUrl: null,
          createdAt: '2025-05-01T09:00:00+08:00',
          ...sample,
          title: `News ${String(asked)}-${index}`,
          id: `${String(asked)}0${index}`,
        }));
        news.totalCount = 7;
        news.pageInfo.pageCount = 2;
      });
      await at.goto(supplierPath(id));
      const entries = part(at, say.news).locator('article');
      await entries.first().waitFor();
      expect(await entries.count()).toBe(5);
      expect(await entries.first().locator('time').getAttribute('datetime')).toMatch(/^2025-/);
      await part(at, say.news).getByRole('link', { name: say.next }).click();
      await at.waitForURL((url) => url.searchParams.get('page') === '2' && url.searchParams.get('id') === id);
      await expect.poll(() => entries.count()).toBe(2);
      expect(await entries.locator('h3').first().innerText()).toBe('News 2-0');
      expect(await entries.locator('a').first().getAttribute('href')).toBe('/d/dynamic-detail?id=200');
      // Turning the page stays at the list.
      expect(await entries.first().evaluate((entry) => entry.getBoundingClientRect().top < innerHeight)).toBe(
        true,
      );
    },
  );

  it.each([
    ['SupplierProducts', 'products'],
    ['SupplierNews', 'news'],
  ] as const)(
    'the page stands when %s fails, and the part can be tried again',
    async (operation, heading) => {
      const { id, name } = await someExhibitor(lang);
      const at = await page({ locale: lang, allowErrors: FAILED });
      const mend = await failOperation(at, operation);
      await at.goto(supplierPath(id));
      await h1(at, name).waitFor();
      const retry = at.getByRole('main').getByRole('button', { name: say.retry });
      await retry.waitFor();
      mend();
      await retry.click();
      await part(at, say[heading]).locator('article').first().waitFor();
    },
  );

  it('what a list has told of it stands while its own answer is on its way', async () => {
    const at = await page({ locale: lang });
    await at.goto('/d/product/supplier?tab=supplier');
    await untilLive(at);
    const letThrough = await holdOperation(at, 'SupplierDetail');
    const row = at.getByRole('main').locator('article').first();
    const name = required(await row.getByRole('heading').textContent(), 'the name').trim();
    const booth = /[EWN]\d-[A-Z]\d+/.exec(await row.innerText())?.[0];
    await row.getByRole('heading').getByRole('link').click();
    await h1(at, name).waitFor();
    await at.getByRole('main').getByText(required(booth, 'the booth')).waitFor();
    expect(await at.getByRole('main').getByRole('button', { name: say.consult }).count()).toBe(0);
    // The foot of the page stays out of sight: it would leave it when the rest comes.
    expect(required(await at.getByRole('contentinfo').boundingBox(), 'the foot').y).toBeGreaterThanOrEqual(
      900,
    );
    letThrough();
    await at.getByRole('main').getByRole('button', { name: say.consult }).first().waitFor();
  });

  it('what a list has told of it stays where its own answer does not come', async () => {
    const at = await page({ locale: lang, allowErrors: [/./] });
    await at.goto('/d/product/supplier?tab=supplier');
    await untilLive(at);
    const letThrough = await failOperation(at, 'SupplierDetail');
    const main = at.getByRole('main');
    const link = main.locator('article').first().getByRole('heading').getByRole('link');
    const name = required(await link.textContent(), 'the name').trim();
    await link.click();
    const alert = main.getByRole('alert');
    await alert.waitFor();
    await h1(at, name).waitFor();
    expect(await at.title()).toContain(name);
    letThrough();
    await alert.getByRole('button').click();
    await main.getByRole('button', { name: say.consult }).first().waitFor();
  });

  it('an unknown id is told, with a way on', async () => {
    const at = await page({ locale: lang });
    await at.goto(supplierPath('1'));
    await h1(at, say.supplierGone).waitFor();
  });
});

describe.each(walkedIn('ZH'))('both details, %s', (lang) => {
  const say = words[lang];
  const addresses = async () => [
    productPath((await someProduct(lang)).id),
    supplierPath((await someExhibitor(lang)).id),
  ];

  describe.each([0, 1])('for a guest, of page %i', (index) => {
    const at = walkPage(
      { locale: lang, context: { permissions: ['clipboard-read', 'clipboard-write'] } },
      async (visitor) => {
        await visitor.goto(required((await addresses())[index], 'an address'));
      },
    );
    const main = () => at().getByRole('main');

    it(
      'consult and collect ask to log in',
      { tags: ['DIR-039', 'DIR-050', 'DIR-083', 'DIR-090'] },
      async () => {
        const asked = [
          [say.consult, say.loginVisitor],
          [say.collect, say.login],
        ] as const;
        for (const [action, login] of asked) {
          await main().getByRole('button', { name: action }).first().click();
          await at().getByRole('dialog', { name: login }).waitFor();
          await at().keyboard.press('Escape');
          await at().getByRole('dialog', { name: login }).waitFor({ state: 'hidden' });
        }
      },
    );

    it('share copies the address', { tags: ['DIR-039', 'DIR-050', 'DIR-092', 'ERR-050'] }, async () => {
      await main().getByRole('button', { name: say.share }).first().click();
      await at().getByText(say.shared).waitFor();
      expect(await at().evaluate(() => navigator.clipboard.readText())).toBe(at().url());
    });
  });

  it('consult tells an exhibitor that only visitors can contact', { tags: ['DIR-084'] }, async () => {
    for (const address of await addresses()) {
      const at = await page({ locale: lang });
      await signInAs(at, 'exhibitor');
      await at.goto(address);
      await at.getByRole('main').getByRole('button', { name: say.consult }).first().click();
      await at.getByText(say.onlyVisitors).waitFor();
    }
  });

  it('the actions stand at the bottom of a phone and cover nothing at the end of the page', async () => {
    for (const address of await addresses()) {
      const at = await page({ locale: lang, width: 375, height: 812 });
      await at.goto(address);
      const consult = at.getByRole('main').getByRole('button', { name: say.consult }).first();
      const fromBottom = () =>
        consult.evaluate((button) => innerHeight - button.getBoundingClientRect().bottom);
      await expect.poll(fromBottom).toBeLessThan(24);
      // A phone shows fewer of a slide, and takes the slides over when they come near.
      await at.locator('main article').last().waitFor({ state: 'attached' });
      // How far the footer's end stays above the bar; what arrives late may move the end of the page.
      await expect
        .poll(async () => {
          await at.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          const end = await at.locator('footer').evaluate((footer) => footer.getBoundingClientRect().bottom);
          return (await consult.evaluate((button) => button.getBoundingClientRect().top)) - end;
        })
        .toBeGreaterThanOrEqual(0);
      expect(await fromBottom()).toBeLessThan(24);
    }
  });

  it.each(['product-detail', 'supplier-detail'])(
    '/product/%s without id says so and goes back after 1.5 s',
    { tags: ['DIR-043', 'DIR-051', 'ERR-013', 'CONST-006'] },
    async (name) => {
      const at = await page({ locale: lang });
      // With a clock that stands still, the code of a page that came with its content would not begin.
      await askInBrowser(at);
      await at.clock.install();
      await at.goto('/d/product/supplier?tab=supplier');
      await at.locator('[role=tab]').first().waitFor();
      await at.evaluate((path) => history.pushState(null, '', path), `/d/product/${name}`);
      await at.clock.pauseAt(Date.now() + 60_000);
      await at.reload();
      await h1(at, say.address).waitFor();
      await at.clock.runFor(1400);
      expect(new URL(at.url()).pathname).toBe(`/d/product/${name}`);
      await at.clock.runFor(200);
      await at.waitForURL('**/d/product/supplier?tab=supplier');
    },
  );
});
