import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page, type PageOptions, walkPage } from './browser.ts';
import { ask, askInBrowser, causedBy, sentOperations } from './graphql.ts';
import { required } from './required.ts';
import { signInAs } from './session.ts';
import { walkedIn } from './walked-in.ts';

const LIST = '/d/product/asktobuy';
const RELEASE = '/d/product/release';

const words = {
  ZH: {
    publish: ['紧急需求', '一次性需求', '周期性或长期需求'],
    purchase: ['原材料', '机械设备', '半成品或成品', '其他生产解决方案'],
    filter: '筛选',
    chosen: '筛选 已选 1 项',
    reset: '清除筛选',
    contact: '联系采购商',
    register: '请先登记成为观众',
    onlyVisitors: '只有观众可以联系，请先退出展商登录',
    pairing: '申请配对',
    application: '申请与采购商配对',
    cancel: '取消',
    noLonger: '该采购需求已下线',
    search: '搜索',
    next: '下一页',
    gone: '这条采购需求已经撤下，或者链接不完整。',
    keyword: '电缆',
    loginTitle: '发布前请先登录',
    login: '请先以观众或展商身份登录',
    visitorLogin: '观众登录',
    exhibitorLogin: '展商登录',
    submit: '登录并继续',
    nickname: '昵称',
    name: '姓名',
    company: '公司名称',
    country: '国家或地区',
    phone: '联系电话',
    email: '邮箱',
    germany: '德国',
    agree: [
      '以上信息真实有效，采购需求属实。',
      '同意主办方把联系方式提供给申请配对的供应商。',
      '同意为采购配对处理我的个人信息。',
    ],
    errors: '有 8 处需要修改',
    needEmail: '请填写邮箱',
    badEmail: '邮箱格式不正确，例如 name@company.com',
  },
  EN: {
    publish: ['Urgent need', 'One-off need', 'Periodic or long-term need'],
    purchase: [
      'Raw materials',
      'Machinery and equipment',
      'Semi-finished or finished products',
      'Other production solutions',
    ],
    filter: 'Filter',
    chosen: 'Filter 1 chosen',
    reset: 'Clear filters',
    contact: 'Contact the buyer',
    register: 'Please register as a visitor first',
    onlyVisitors: 'Only visitors can do this. Please log out of your exhibitor account first.',
    pairing: 'Apply for pairing',
    application: 'Apply to this buyer',
    cancel: 'Cancel',
    noLonger: 'This sourcing request is no longer published.',
    search: 'Search',
    next: 'Next page',
    gone: 'This request has been removed, or the link is incomplete.',
    keyword: 'cable',
    loginTitle: 'Please log in to post',
    login: 'Please log in as a visitor or exhibitor first',
    visitorLogin: 'Visitor login',
    exhibitorLogin: 'Exhibitor login',
    submit: 'Log in and continue',
    nickname: 'Nickname',
    name: 'Full name',
    company: 'Company',
    country: 'Country or region',
    phone: 'Phone',
    email: 'E-mail address',
    germany: 'Germany',
    agree: [
      'What I have entered is true, and so is my request.',
      'The organiser may give my contact details to suppliers that apply to my request.',
      'My personal data may be processed to match my request with suppliers.',
    ],
    errors: 'There are 8 things to correct',
    needEmail: 'Enter an e-mail address',
    badEmail: 'Enter an e-\u2060mail address like name@company.com',
  },
} as const;

interface Post {
  id: string;
  publishTypeLabel: string;
  purchaseTypeLabels: string[];
  content: string;
  quantity: string;
  applicantCount: number;
  createdAt: string;
}
interface Posts {
  buyerPosts: { totalCount: number; nodes: Post[] };
}

const fields =
  'totalCount nodes { id publishTypeLabel purchaseTypeLabels content quantity applicantCount createdAt }';
const rows = (at: Page) => at.locator('main article:has(h2)');
const count = (at: Page) => at.locator('main [role=status]', { hasText: /\d/ });

/** How many requests a page was told of last. Other specs publish meanwhile: what was asked before need not hold. */
const totals = new WeakMap<Page, number>();

function noteTotals(at: Page): void {
  at.on('response', (response) => {
    if (!response.url().endsWith('/graphql')) return;
    const { operationName } = response.request().postDataJSON() as { operationName: string };
    if (operationName !== 'BuyerRequests') return;
    response
      .json()
      .then(({ data }: { data: Posts }) => totals.set(at, data.buyerPosts.totalCount))
      .catch(() => undefined);
  });
}

/** Whether the count that stands there is the one that the page was told. */
const countsRight = (at: Page) =>
  expect
    .poll(async () => (await count(at).innerText()).includes(String(totals.get(at) ?? 'none')))
    .toBe(true);

async function open(lang: 'ZH' | 'EN', query = '', options: PageOptions = {}): Promise<Page> {
  const at = await page({ locale: lang, ...options });
  await askInBrowser(at);
  noteTotals(at);
  await at.goto(LIST + query);
  await count(at).waitFor();
  return at;
}

describe.each(walkedIn('EN'))('buyer requests, %s', (lang) => {
  const say = words[lang];

  it('shows the count and ten a page', { tags: ['DIR-056', 'DIR-058', 'CONST-022'] }, async () => {
    const at = await open(lang);
    await countsRight(at);
    expect(totals.get(at)).toBeGreaterThanOrEqual(300);
    expect(await rows(at).count()).toBe(10);
    const first = await rows(at).first().locator('h2').innerText();
    await at.getByRole('link', { name: say.next }).click();
    await at.waitForURL((url) => url.searchParams.get('page') === '2');
    await expect.poll(() => rows(at).first().locator('h2').innerText()).not.toBe(first);
    expect(await rows(at).count()).toBe(10);
  });

  it(
    'a row says type, categories, content, quantity, suppliers and date',
    { tags: ['DIR-062', 'DIR-063', 'CONFLICT-031'] },
    async () => {
      const { buyerPosts } = await ask<Posts>(`{ buyerPosts(page: 5) { ${fields} } }`, lang);
      const post = required(buyerPosts.nodes[0], 'buyerPosts.nodes[0]');
      const at = await open(lang, `?id=${post.id}`);
      const row = rows(at).first();
      expect(await row.locator('h2').innerText()).toBe(post.content);
      expect(await row.locator('li').allInnerTexts()).toEqual([
        post.publishTypeLabel,
        ...post.purchaseTypeLabels,
      ]);
      const values = await row.locator('dd').allInnerTexts();
      expect(values[0]).toBe(post.quantity);
      expect(values[1]).toMatch(new RegExp(`^${post.applicantCount} `));
      expect(await row.locator('time').getAttribute('datetime')).toBe(post.createdAt);
      expect(values[2]).toContain(post.createdAt.slice(0, 4));
    },
  );

  describe('the sidebar', () => {
    const at = walkPage({ locale: lang }, async (visitor) => {
      await visitor.goto(LIST);
      await count(visitor).waitFor();
    });
    const groups = () => at().locator('aside nav ul');

    it(
      'has the types of publishing first',
      { tags: ['DIR-055', 'DIR-100', 'DIR-101', 'DIR-102', 'CONFLICT-032'] },
      async () => {
        expect(await groups().count()).toBe(2);
        expect((await groups().nth(0).locator('a').allInnerTexts()).slice(1)).toEqual(say.publish);
      },
    );

    it(
      'has the types of purchase second',
      { tags: ['DIR-103', 'DIR-104', 'DIR-105', 'DIR-106'] },
      async () => {
        expect((await groups().nth(1).locator('a').allInnerTexts()).slice(1)).toEqual(say.purchase);
      },
    );
  });

  it('a type filters from page 1, and the groups add up', { tags: ['DIR-061', 'CONFLICT-032'] }, async () => {
    const countOfBoth = async () => {
      const { buyerPosts } = await ask<Posts>(
        '{ buyerPosts(filter: { publishTypes: [URGENT], purchaseTypes: [MACHINERY] }) { totalCount nodes { id } } }',
      );
      return buyerPosts.totalCount;
    };
    const before = await countOfBoth();
    const at = await open(lang, '?page=2');
    const sent = sentOperations(at);
    await at.locator('aside').getByRole('link', { name: say.publish[0], exact: true }).click();
    await at.waitForURL((url) => url.search === '?type=t1');
    await expect
      .poll(async () => new Set(await rows(at).locator('li:first-child').allInnerTexts()))
      .toEqual(new Set([say.publish[0]]));
    await at.locator('aside').getByRole('link', { name: say.purchase[1], exact: true }).click();
    await at.waitForURL((url) => url.searchParams.get('type') === 't1,c2');
    const shown = async () => Number(/\d+/.exec(await count(at).innerText())?.[0]);
    // Other specs publish requests meanwhile.
    await expect
      .poll(async () => {
        const seen = await shown();
        return seen >= before && seen <= (await countOfBoth());
      })
      .toBe(true);
    expect(sent.filter(({ name }) => name === 'BuyerRequests').map(({ variables }) => variables)).toEqual([
      { filter: { id: null, keyword: null, publishTypes: ['URGENT'], purchaseTypes: [] }, page: 1 },
      {
        filter: { id: null, keyword: null, publishTypes: ['URGENT'], purchaseTypes: ['MACHINERY'] },
        page: 1,
      },
    ]);
  });

  it('an id focuses one request', { tags: ['DIR-059'] }, async () => {
    const { buyerPosts } = await ask<Posts>(`{ buyerPosts(page: 2) { ${fields} } }`, lang);
    const post = required(buyerPosts.nodes[3], 'buyerPosts.nodes[3]');
    const at = await open(lang, `?id=${post.id}`);
    expect(await rows(at).locator('h2').allInnerTexts()).toEqual([post.content]);
    expect(await count(at).innerText()).toMatch(/(^|\D)1(\D|$)/);
    await at.goto(`${LIST}?id=1`);
    await at.getByText(say.gone).waitFor();
  });

  it('a keyword filters, from the address and from the field', { tags: ['DIR-060'] }, async () => {
    const { buyerPosts } = await ask<Posts>(
      `{ buyerPosts(filter: { keyword: "${say.keyword}" }) { totalCount nodes { id content } } }`,
      lang,
    );
    const at = await open(lang, `?keyword=${encodeURIComponent(say.keyword)}`);
    expect(await at.locator('main input[type=search]').inputValue()).toBe(say.keyword);
    expect(await rows(at).locator('h2').allInnerTexts()).toEqual(
      buyerPosts.nodes.map(({ content }) => content),
    );

    await at.goto(`${LIST}?page=2`);
    await at.locator('main input[type=search]').fill(say.keyword);
    await at.locator('main').getByRole('button', { name: say.search, exact: true }).click();
    await at.waitForURL(
      (url) => url.search === `?${new URLSearchParams({ keyword: say.keyword }).toString()}`,
    );
    await expect.poll(() => count(at).innerText()).toContain(String(buyerPosts.totalCount));
  });

  it('reset clears filter, id and keyword', { tags: ['DIR-057'] }, async () => {
    const { buyerPosts } = await ask<Posts>('{ buyerPosts { nodes { id } } }');
    const at = await open(
      lang,
      `?id=${required(buyerPosts.nodes[0], 'buyerPosts.nodes[0]').id}&type=t1,c1&keyword=${encodeURIComponent(say.keyword)}`,
    );
    await at.getByRole('link', { name: say.reset, exact: true }).click();
    await at.waitForURL((url) => url.pathname === LIST && url.search === '');
    await expect.poll(() => totals.get(at)).toBeGreaterThanOrEqual(300);
    await countsRight(at);
    expect(await at.locator('main input[type=search]').inputValue()).toBe('');
    expect(await at.getByRole('link', { name: say.reset, exact: true }).count()).toBe(0);
  });

  it.each([
    ['DIR-065 a guest', null, 'register'],
    ['DIR-066 an exhibitor', 'exhibitor', 'onlyVisitors'],
  ] as const)('%s who contacts a buyer is told who may', async (_who, role, message) => {
    const at = await page({ locale: lang });
    if (role) await signInAs(at, role);
    await at.goto(LIST);
    if (role) await at.locator(`header a[href="/d/zsCenter"]`).first().waitFor();
    await rows(at).first().waitFor();
    const sent = sentOperations(at);
    await rows(at).first().getByRole('button', { name: say.contact }).click();
    await at.getByRole('dialog', { name: say[message] }).waitFor();
    expect(await at.getByRole('textbox').filter({ visible: true }).and(at.locator('dialog *')).count()).toBe(
      0,
    );
    expect(causedBy(sent)).toEqual([]);
  });

  it('leads an exhibitor who contacts a buyer to the application for pairing with that request', async () => {
    const { buyerPosts } = await ask<Posts>('{ buyerPosts { nodes { id content } } }');
    const { id } = required(buyerPosts.nodes[0], 'buyerPosts.nodes[0]');
    const at = await page({ locale: lang });
    await signInAs(at, 'exhibitor');
    await at.goto(`${LIST}?id=${id}`);
    await at.locator(`header a[href="/d/zsCenter"]`).first().waitFor();
    const content = required(await rows(at).locator('h2').textContent(), 'the request');
    await rows(at).getByRole('button', { name: say.contact }).click();
    const dialog = at.getByRole('dialog', { name: say.onlyVisitors });
    await expectNoAxeViolations(at);
    await dialog.getByRole('link', { name: say.pairing }).click();
    await at.waitForURL((url) => url.searchParams.get('menu') === 'pairing');
    const application = at.getByRole('dialog', { name: say.application });
    await application.getByText(content).waitFor();
    await application.getByRole('button', { name: say.cancel, exact: true }).click();
    await at.waitForURL((url) => !url.searchParams.has('post'));
    await application.waitFor({ state: 'hidden' });
    expect(new URL(at.url()).searchParams.get('menu')).toBe('pairing');

    await at.goto('/d/zsCenter?menu=pairing&post=999999999');
    await at.getByText(say.noLonger).waitFor();
    await at.waitForURL((url) => !url.searchParams.has('post'));
  });

  it('on a phone the filter is a sheet that closes once something was chosen', async () => {
    const at = await open(lang, '', { width: 375, height: 812 });
    await at.getByRole('main').getByRole('button', { name: say.filter }).click();
    await expectNoAxeViolations(at);
    await at.getByRole('dialog').getByRole('link', { name: say.purchase[0], exact: true }).click();
    await at.waitForURL((url) => url.search === '?type=c1');
    await at.getByRole('dialog').waitFor({ state: 'hidden' });
    await at.getByRole('main').getByRole('button', { name: say.chosen }).waitFor();
  });
});

describe.each(walkedIn('EN'))('release of a demand, %s', (lang) => {
  const say = words[lang];
  const form = (at: Page) => at.locator('main form');
  const field = (at: Page, name: 'nickname' | 'name' | 'company' | 'country' | 'phone' | 'email') =>
    form(at).locator(`[name=${name}]`);

  async function fill(at: Page): Promise<void> {
    await form(at).getByLabel(say.purchase[0]).check();
    await form(at).getByLabel(say.purchase[2]).check();
    await field(at, 'nickname').fill('Kit');
    await field(at, 'name').fill('Kim Test');
    await field(at, 'company').fill('Cable & Co');
    await field(at, 'country').selectOption({ label: say.germany });
    await field(at, 'phone').fill('+49 30 901820');
    await field(at, 'email').fill('kim@cable.example');
    for (const statement of say.agree) await form(at).getByLabel(statement).check();
  }

  it(
    'a guest is told to log in and finds both ways, which lead back here',
    { tags: ['DIR-075'] },
    async () => {
      const at = await page({ locale: lang });
      await at.goto(RELEASE);
      const prompt = at.locator('main section', { has: at.getByRole('heading', { name: say.loginTitle }) });
      const back = `?${new URLSearchParams({ return: '/product/release' }).toString()}`;
      expect(await prompt.getByRole('link', { name: say.visitorLogin }).getAttribute('href')).toBe(
        `/d/vistor/login${back}`,
      );
      expect(await prompt.getByRole('link', { name: say.exhibitorLogin }).getAttribute('href')).toBe(
        `/d/zsLogin${back}`,
      );
    },
  );

  it('the form has its fields, each with its label', { tags: ['DIR-079'] }, async () => {
    const at = await page({ locale: lang });
    await at.goto(RELEASE);
    for (const name of ['nickname', 'name', 'company', 'country', 'phone', 'email'] as const) {
      const id = await field(at, name).getAttribute('id');
      expect(await form(at).locator(`label[for="${id}"]`).innerText()).toContain(say[name]);
    }
    expect(await form(at).locator('[name=purchaseTypes]').count()).toBe(4);
    expect(await form(at).locator('[name=agreed]').count()).toBe(3);
    expect(await field(at, 'country').locator('option').count()).toBeGreaterThan(200);
  });

  it('what is missing is summed up on top and told beside each field', { tags: ['DIR-079'] }, async () => {
    const at = await page({ locale: lang });
    await at.goto(RELEASE);
    await form(at).getByRole('button', { name: say.submit }).click();
    const summary = form(at)
      .getByRole('alert')
      .filter({ has: at.getByRole('heading', { name: say.errors }) });
    await summary.waitFor();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await summary.getByRole('button').count()).toBe(8);
    expect(await form(at).locator('[aria-invalid=true]').count()).toBe(4 + 6 + 3);
    await expectNoAxeViolations(at);

    await summary.getByRole('button', { name: say.needEmail }).click();
    expect(await field(at, 'email').evaluate((element) => element === document.activeElement)).toBe(true);
    await field(at, 'email').fill('kim@cable');
    expect(await field(at, 'email').getAttribute('aria-invalid')).toBeNull();
    await form(at).getByRole('button', { name: say.submit }).click();
    const described = await field(at, 'email').getAttribute('aria-describedby');
    expect(await at.locator(`[id="${described}"]`).innerText()).toBe(say.badEmail);
    expect(new URL(at.url()).pathname).toBe(RELEASE);
  });

  it(
    'the button sends nothing, asks for the sign-in and keeps what was typed',
    { tags: ['DIR-078', 'DIR-080', 'CONFLICT-054'] },
    async () => {
      const at = await page({ locale: lang });
      await at.goto(RELEASE);
      await fill(at);
      const sent = sentOperations(at);
      await form(at).getByRole('button', { name: say.submit }).click();
      const dialog = at.getByRole('dialog', { name: say.login });
      await dialog.getByRole('link', { name: say.visitorLogin }).click();
      await at.waitForURL((url) => url.pathname === '/d/vistor/login');
      await at.locator('[name=account]').waitFor();
      expect(new URL(at.url()).searchParams.get('return')).toBe('/product/release');
      expect(sent.filter(({ name }) => /publish|demand|post/i.test(name))).toEqual([]);

      await at.goBack();
      await expect.poll(() => field(at, 'name').inputValue()).toBe('Kim Test');
      expect(await field(at, 'company').inputValue()).toBe('Cable & Co');
      expect(await field(at, 'country').inputValue()).toBe('DE');
      expect(await form(at).getByLabel(say.purchase[2]).isChecked()).toBe(true);
      expect(await form(at).getByLabel(say.agree[0]).isChecked(), 'agreements are given anew').toBe(false);
      expect(await at.evaluate(() => JSON.stringify(localStorage)), 'nothing outlives the tab').not.toContain(
        'Kim',
      );
    },
  );

  it.each([
    ['DIR-077, SHELL-096 a visitor', 'visitor', '/d/vistor/center'],
    ['DIR-076, SHELL-096 an exhibitor', 'exhibitor', '/d/zsCenter'],
  ] as const)('%s goes to the own centre, marked to publish a demand', async (_who, role, centre) => {
    const at = await page({ locale: lang });
    await signInAs(at, role);
    // The centre takes the mark away as soon as it opens: it waits here until the mark was seen.
    let open = () => {};
    const seen = new Promise<void>((resolve) => {
      open = resolve;
    });
    await at.route(/assets\/(vistor|zs)-center-[^/]*\.js$/, async (route) => {
      await seen;
      await route.continue();
    });
    await at.goto(LIST);
    await at.goto(RELEASE);
    const mark = () => at.evaluate(() => localStorage.getItem('changeMenu'));
    await expect.poll(mark).toBe('publish-demand');
    open();
    await at.waitForURL((url) => url.pathname === centre);
    expect(await mark()).toBeNull();
    await at.goBack();
    await at.waitForURL((url) => url.pathname === LIST);
  });
});
