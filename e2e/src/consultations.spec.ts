import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { expectNoAxeViolations, expectNoAxeViolationsInAll } from './axe.ts';
import { page, walkPage } from './browser.ts';
import { causedBy, changeAnswer, sentOperations } from './graphql.ts';
import { expectFit } from './looks.ts';
import { required } from './required.ts';
import { signInAs } from './session.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    consult: /^咨询/,
    contact: '联系采购商',
    send: '发送',
    sent: '发送成功，请等待回复',
    empty: '请输入咨询内容',
    short: '请至少写一句话',
    asker: '咨询人',
    full: '已达 2000 字上限',
    close: '关闭咨询',
    yes: '确认关闭',
    closed: '该咨询已关闭，无法继续回复。如需再次沟通，请重新发起咨询。',
    submit: '提交',
    replied: '回复成功',
    status: { unanswered: '待回复', replied: '已回复' },
    pleaseLogin: '请先以观众身份登录',
    visitorLogin: '观众登录',
    change: '退出并以观众身份登录',
    pleaseRegister: '请先登记成为观众',
    onlyVisitors: '只有观众可以联系，请先退出展商登录',
    buyers: '我联系的采购商',
    received: '收到的咨询',
    product: '产品',
    company: '供应商',
    none: '还没有回复。',
    unknown: '没有找到这条咨询',
    record: '沟通记录',
    tooLong: '不能超过 2000 个字符',
    news: '您有新的咨询消息',
    view: '查看',
    centreMenu: '中心菜单',
    account: '我的账号',
  },
  EN: {
    consult: /^(Consult|Ask)/,
    contact: 'Contact the buyer',
    send: 'Send',
    sent: 'Sent, please wait for the reply',
    empty: 'Enter your question',
    short: 'Write at least one sentence',
    asker: 'Asked by',
    full: 'Limit of 2000 characters reached',
    close: 'Close the enquiry',
    yes: 'Close it',
    closed: 'This enquiry is closed. To continue, ask a new question.',
    submit: 'Submit',
    replied: 'Reply sent',
    status: { unanswered: 'Unanswered', replied: 'Replied' },
    pleaseLogin: 'Please log in as a visitor first',
    visitorLogin: 'Visitor login',
    change: 'Log out and log in as a visitor',
    pleaseRegister: 'Please register as a visitor first',
    onlyVisitors: 'Only visitors can do this. Please log out of your exhibitor account first.',
    buyers: 'Buyers I contacted',
    received: 'Received',
    product: 'Product',
    company: 'Supplier',
    none: 'No replies yet.',
    unknown: 'Enquiry not found',
    record: 'Conversation',
    tooLong: 'Cannot exceed 2000 characters',
    news: 'You have a new message in your enquiries',
    view: 'View',
    centreMenu: 'Centre menu',
    account: 'My account',
  },
} as const;
const languages = walkedIn('EN');

/** A product of the company that the demo's exhibitor speaks for. */
async function ownProduct(): Promise<string> {
  const answer = await fetch(`${inject('baseUrl')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: inject('sessions').exhibitor },
    body: JSON.stringify({
      query: '{ viewer { exhibitor { products(pageSize: 1) { nodes { id } } } } }',
    }),
  });
  const { data } = (await answer.json()) as {
    data: { viewer: { exhibitor: { products: { nodes: [{ id: string }] } } } };
  };
  return data.viewer.exhibitor.products.nodes[0].id;
}

async function askAs<Data>(
  role: 'visitor' | 'exhibitor',
  query: string,
  variables: object = {},
): Promise<Data> {
  const answer = await fetch(`${inject('baseUrl')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: inject('sessions')[role] },
    body: JSON.stringify({ query, variables }),
  });
  return ((await answer.json()) as { data: Data }).data;
}

/** The company that the demo's exhibitor speaks for. */
const ownCompany = async (): Promise<string> =>
  (await askAs<{ viewer: { exhibitor: { id: string } } }>('exhibitor', '{ viewer { exhibitor { id } } }'))
    .viewer.exhibitor.id;

/** A question of the demo's visitor. @returns the thread's id */
const askFor = async (kind: 'PRODUCT' | 'EXHIBITOR', id: string, question: string): Promise<string> =>
  (
    await askAs<{ askConsultation: { consultation: { id: string } } }>(
      'visitor',
      'mutation ($input: AskConsultationInput!) { askConsultation(input: $input) { consultation { id } } }',
      { input: { kind, id, question } },
    )
  ).askConsultation.consultation.id;

/** As long as names of files of the trade are. */
const DRAWING = 'drawing-of-the-cable-section-with-all-technical-requirements-v3.pdf';
const pdf = Buffer.from(`%PDF-1.4\n${'x'.repeat(500)}\n%%EOF\n`);

/** What the demo's visitor is called, and where. */
const asker = async () =>
  (
    await askAs<{ viewer: { nickName: string; companyName: string } }>(
      'visitor',
      '{ viewer { nickName companyName } }',
    )
  ).viewer;

interface ListAnswer {
  viewer: { consultations: { totalCount: number } };
}
interface ThreadAnswer {
  viewer: { consultation: { comments: { totalCount: number } } };
}

/** A page that asks the server for little, once it hears of what changes. */
async function turnAway(at: Page): Promise<void> {
  const listening = at.waitForResponse('**/graphql/stream');
  await at.goto('/d/meet/cable-cloud');
  await listening;
}

/** What the title says is unread; 0 where it says nothing. */
const unreadInTitle = async (at: Page) => Number(/^\((\d+)\) /.exec(await at.title())?.[1] ?? 0);

const toast = (at: Page, text: string) => at.getByText(text, { exact: true }).first();
const row = (at: Page, question: string) => at.locator('tbody tr', { hasText: question });

describe('consultations in a browser', () => {
  describe.each(languages)('a consultation on two open pages: %s', (locale) => {
    const w = words[locale];
    const question = `Q-${locale}-${Date.now()}`;
    const reply = `R-${locale}-${Date.now()}`;
    const centre = { locale, width: locale === 'ZH' ? 1440 : 375 };
    const seller = walkPage(centre, async (at) => {
      await signInAs(at, 'exhibitor');
      await at.goto('/d/zsCenter?menu=consult');
      await at.getByRole('tab', { name: w.received }).waitFor();
    });
    const visitor = walkPage(centre, async (at) => {
      await signInAs(at, 'visitor');
      await at.goto(`/d/product/product-detail?id=${await ownProduct()}`);
    });
    const box = () => visitor().locator('dialog[open] textarea');
    const send = () => visitor().getByRole('button', { name: w.send, exact: true });
    const replyBox = () => seller().locator('textarea');
    const submit = () => seller().getByRole('button', { name: w.submit, exact: true });

    it(
      'the dialog sets the focus in its box and refuses an empty question',
      { tags: ['DIR-082', 'DESIGN-051'] },
      async () => {
        await visitor().getByRole('button', { name: w.consult }).first().click();
        await expect.poll(() => box().evaluate((element) => element === document.activeElement)).toBe(true);
        await send().click();
        await visitor().getByText(w.empty, { exact: true }).waitFor();
      },
    );

    it('a letter is no question', async () => {
      await box().fill('a');
      await send().click();
      await visitor().getByText(w.short, { exact: true }).waitFor();
    });

    it('the box takes 2,000 characters and says that it is full', { tags: ['DIR-081'] }, async () => {
      await box().fill('线'.repeat(2005));
      expect((await box().inputValue()).length).toBe(2000);
      await visitor().getByText(w.full).waitFor();
      await expectNoAxeViolations(visitor());
    });

    it('the dialog closes when the question is sent', { tags: ['DIR-086'] }, async () => {
      await box().fill(question);
      await visitor()
        .locator('dialog[open] input[type=file]')
        .setInputFiles({ name: DRAWING, mimeType: 'application/pdf', buffer: pdf });
      await visitor().locator('dialog[open]').getByText(DRAWING).waitFor();
      await send().click();
      await toast(visitor(), w.sent).waitFor();
      await expect.poll(() => visitor().locator('dialog[open]').count()).toBe(0);
    });

    it('the open list of the exhibitor shows it as unanswered', { tags: ['EXH-168'] }, async () => {
      // It appears on the seller's open page, which nobody touches.
      await row(seller(), question).waitFor();
      expect(await row(seller(), question).innerText()).toContain(w.status.unanswered);
      await expectNoAxeViolations(seller());
      await row(seller(), question).getByRole('link').click();
      await seller().getByText(w.none).waitFor();
      await seller().getByRole('link', { name: DRAWING }).waitFor();
      await expectFit(seller());
    });

    it('the thread of the exhibitor names the asker with the company, and opens the file', async () => {
      const { nickName, companyName } = await asker();
      const card = seller().locator('main').getByText(w.asker, { exact: true }).locator('..');
      expect(await card.innerText()).toContain(nickName);
      expect(await card.innerText()).toContain(companyName);
      const link = seller().getByRole('link', { name: DRAWING });
      const answer = await seller().request.get(required(await link.getAttribute('href'), 'an address'));
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-disposition']).toContain(DRAWING);
    });

    it('the list of the visitor shows it as unanswered', { tags: ['VC-056'] }, async () => {
      await visitor().goto('/d/vistor/center?menu=consult');
      expect(await row(visitor(), question).innerText()).toContain(w.status.unanswered);
      expect(await row(visitor(), question).innerText()).toContain(w.product);
      await row(visitor(), question).getByRole('link').click();
      await visitor().locator('section', { hasText: question }).first().waitFor();
    });

    it('an empty reply is refused', { tags: ['VC-050'] }, async () => {
      await submit().click();
      await seller()
        .getByText(/请输入回复内容|Enter your reply/)
        .waitFor();
    });

    it('the record stands above the reply box', { tags: ['VC-048'] }, async () => {
      const top = async (selector: string) =>
        required(await seller().locator(selector).boundingBox(), selector).y;
      expect(await top('main ol[aria-live]')).toBeLessThan(await top('textarea'));
      await turnAway(visitor());
    });

    it(
      'a reply empties its box and shows the thread as replied',
      { tags: ['VC-049', 'VC-051', 'EXH-168'] },
      async () => {
        await replyBox().fill(reply);
        await submit().click();
        await toast(seller(), w.replied).waitFor();
        await expect.poll(() => replyBox().inputValue()).toBe('');
        await seller().getByText(w.status.replied).first().waitFor();
      },
    );

    it('a reply is told on every page: a message, the title and the menu count it', async () => {
      await toast(visitor(), w.news).waitFor();
      const unread = await unreadInTitle(visitor());
      expect(unread).toBeGreaterThan(0);
      expect(await visitor().getByRole('banner').innerText()).toContain(String(unread));
      await expectNoAxeViolationsInAll(visitor());
      await visitor().getByRole('status').getByRole('link', { name: w.view }).click();
      await row(visitor(), question).getByRole('link').click();
      // Seen is seen: on every place at once.
      await expect.poll(() => unreadInTitle(visitor())).toBe(unread - 1);
    });

    it('the open thread of the visitor shows the reply', { tags: ['VC-051', 'VC-056'] }, async () => {
      // The reply reaches the visitor's open page without reloading it.
      await visitor().getByText(reply).waitFor();
      await visitor().getByText(w.status.replied).first().waitFor();
      await expectNoAxeViolations(visitor());
    });

    it('a new reply on a phone scrolls into view', async () => {
      for (let n = 1; n <= 4; n += 1) {
        await replyBox().fill(`${reply} ${n}`);
        await submit().click();
        await seller().locator('main ol[aria-live]').getByText(`${reply} ${n}`, { exact: true }).waitFor();
      }
      const last = visitor().locator('main ol[aria-live] li').last();
      await expect.poll(() => last.innerText()).toContain(`${reply} 4`);
      const isInView = () =>
        last.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 64 && bottom <= innerHeight;
        });
      await expect.poll(isInView).toBe(true);
    });

    it('the open thread of the exhibitor shows the end', { tags: ['VC-056'] }, async () => {
      await visitor().getByRole('button', { name: w.close }).click();
      await visitor().getByRole('button', { name: w.yes, exact: true }).click();
      await seller().getByText(w.closed).waitFor();
      expect(await replyBox().count()).toBe(0);
    });
  });

  it(
    'lists two a page, with serial numbers that go on, in the address',
    { tags: ['VC-044', 'VC-046', 'CONST-028', 'CONST-033'] },
    async () => {
      const visitor = await page({ locale: 'EN' });
      await signInAs(visitor, 'visitor');
      const product = await ownProduct();
      for (const n of [1, 2, 3]) await askFor('PRODUCT', product, `Page ${n} ${Date.now()}`);
      await visitor.goto('/d/vistor/center?menu=consult');
      await expect.poll(() => visitor.locator('tbody tr').count()).toBe(2);
      const serials = () => visitor.locator('tbody tr td:first-child').allInnerTexts();
      expect(await serials()).toEqual(['1', '2']);
      await visitor.getByRole('link', { name: 'Next page' }).click();
      await expect.poll(serials).toContain('3');
      expect(visitor.url()).toContain('page=2');
      await visitor.reload();
      await expect.poll(serials).toContain('3');
    },
  );

  it.each(languages)(
    'a contact with a buyer stands under its own tab, not among the questions: %s',
    { tags: ['DIR-064', 'DIR-067', 'CONFLICT-019'] },
    async (locale) => {
      const w = words[locale];
      const visitor = await page({ locale });
      await signInAs(visitor, 'visitor');
      // Behind the first pages: the newest requests are those of other tests, some of this very visitor.
      await visitor.goto('/d/product/asktobuy?page=5');
      const contact = visitor.getByRole('button', { name: w.contact }).first();
      await contact.waitFor();
      const sent = sentOperations(visitor);
      const text = `C-${locale}-${Date.now()}`;
      await contact.click();
      await visitor.locator('dialog[open] textarea').fill(text);
      await visitor.getByRole('button', { name: w.send, exact: true }).click();
      await toast(visitor, w.sent).waitFor();
      expect(causedBy(sent)).toEqual(['AskConsultation']);
      await visitor.goto('/d/vistor/center?menu=consult');
      await visitor.getByRole('tab', { name: w.buyers }).click();
      await row(visitor, text).waitFor();
    },
  );

  describe.each(languages)('who may not ask is told why: %s', (locale) => {
    const w = words[locale];
    const guest = walkPage({ locale });
    const seller = walkPage({ locale }, (at) => signInAs(at, 'exhibitor'));

    /** A press on the button opens a dialog that says who may ask, with nothing to write in. */
    async function expectRefusal(at: Page, button: string | RegExp, message: string): Promise<void> {
      await at.getByRole('button', { name: button }).first().click();
      await at.getByRole('dialog', { name: message }).waitFor();
      expect(await at.locator('dialog[open] textarea').count()).toBe(0);
    }

    /** Sets out for the visitor's login, has a session begin there, and goes where the login leads. */
    async function signIn(at: Page): Promise<void> {
      await at.getByRole('dialog').getByRole('link', { name: w.visitorLogin }).click();
      await at.waitForURL((url) => url.pathname === '/d/vistor/login');
      const back = new URL(at.url()).searchParams.get('return') ?? '';
      // The login would lead back by itself as soon as it sees the session, and take up the question before the load.
      await at.goto('/health/live');
      await signInAs(at, 'visitor');
      await at.goto(`/d${back}`);
    }

    /** Ends the session as another tab would. */
    async function signOutElsewhere(at: Page): Promise<void> {
      await at.context().clearCookies({ name: 'session' });
      await at.evaluate(() => {
        localStorage.removeItem('userIdentity');
        window.dispatchEvent(new StorageEvent('storage'));
      });
    }

    it('a guest who consults a supplier', { tags: ['DIR-083', 'ERR-004'] }, async () => {
      await guest().goto('/d/product/supplier');
      await expectRefusal(guest(), w.consult, w.pleaseLogin);
    });

    it('who signs in writes the question at once, also where the session ends meanwhile', async () => {
      const at = guest();
      const box = at.locator('dialog[open] textarea');
      await signIn(at);
      await box.fill('a question of a guest');
      await signOutElsewhere(at);
      await at.getByRole('banner').locator('a[href="/d/vistor/login"]').waitFor({ state: 'attached' });
      expect(await box.inputValue()).toBe('a question of a guest');
      await at.getByRole('button', { name: w.send, exact: true }).click();
      await at.getByRole('dialog', { name: w.pleaseLogin }).waitFor();
      await signIn(at);
      await expect.poll(() => box.inputValue()).toBe('a question of a guest');
      await at.getByRole('button', { name: w.send, exact: true }).click();
      await toast(at, w.sent).waitFor();
      await at.context().clearCookies({ name: 'session' });
      await at.evaluate(() => localStorage.removeItem('userIdentity'));
    });

    it('an exhibitor who consults a supplier', { tags: ['DIR-084', 'ERR-008'] }, async () => {
      await seller().goto('/d/product/supplier');
      await expectRefusal(seller(), w.consult, w.onlyVisitors);
    });

    it('an exhibitor who logs out there goes on as a visitor', async () => {
      const at = seller();
      // The session is everybody's: it does not end on the server.
      const data = { signOut: { __typename: 'SignOutPayload', message: 'Bye' } };
      await at.route('**/graphql', (route) =>
        route.request().postData()?.includes('"SignOut"')
          ? route.fulfill({ json: { data } })
          : route.fallback(),
      );
      await at.getByRole('button', { name: w.change }).click();
      await at.waitForURL((url) => url.pathname === '/d/vistor/login');
      expect(new URL(at.url()).searchParams.get('return')).toBe('/product/supplier');
      await at.goto('/health/live');
      await signInAs(at, 'visitor');
      await at.goto('/d/product/supplier');
      await at.locator('dialog[open] textarea').waitFor();
      // What the page has asked for the visitor would tell it of the visitor after the sign-in.
      await at.goto('/health/live');
      await signInAs(at, 'exhibitor');
    });

    it('a guest who contacts a buyer', { tags: ['DIR-065', 'ERR-005'] }, async () => {
      await guest().goto('/d/product/asktobuy');
      await expectRefusal(guest(), w.contact, w.pleaseRegister);
    });

    it('an exhibitor who contacts a buyer', { tags: ['DIR-066', 'ERR-008'] }, async () => {
      await seller().goto('/d/product/asktobuy');
      await expectRefusal(seller(), w.contact, w.onlyVisitors);
    });
  });

  it('a reply that is being written outlives a server that does not answer', async () => {
    const visitor = await page({ locale: 'EN', allowErrors: [/./] });
    await signInAs(visitor, 'visitor');
    const question = `O-${Date.now()}`;
    const id = await askFor('PRODUCT', await ownProduct(), question);
    await visitor.goto(`/d/vistor/center?menu=consult&id=${id}`);
    await visitor.locator('textarea').fill('half a reply');
    await visitor.route('**/graphql', (route) => route.fulfill({ status: 503, body: '{}' }));
    await visitor.route('**/graphql/stream', (route) => route.abort());
    // Coming back to the page reads it again, as a broken connection does; by the second time the first has shown.
    for (let time = 0; time < 2; time += 1) {
      const failed = visitor.waitForResponse(
        (response) =>
          response.status() === 503 && (response.request().postData() ?? '').includes('query Thread('),
      );
      await visitor.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await failed;
    }
    expect(await visitor.locator('textarea').inputValue()).toBe('half a reply');
    await visitor.getByText(question).first().waitFor();
  });

  it(
    'a supplier is shown with the way to its page; a foreign thread like an unknown one',
    { tags: ['VC-047', 'ROLE-018'] },
    async () => {
      const visitor = await page({ locale: 'ZH' });
      await signInAs(visitor, 'visitor');
      const own = await ownCompany();
      const { exhibitors } = await askAs<{ exhibitors: { nodes: { id: string }[] } }>(
        'visitor',
        '{ exhibitors(pageSize: 2) { nodes { id } } }',
      );
      const supplier = required(
        exhibitors.nodes.find((company) => company.id !== own),
        'another company',
      );
      const question = `S-${Date.now()}`;
      await askFor('EXHIBITOR', supplier.id, question);
      await visitor.goto('/d/vistor/center?menu=consult');
      expect(await row(visitor, question).innerText()).toContain(words.ZH.company);
      await row(visitor, question).getByRole('link').click();
      await visitor.locator('section', { hasText: question }).first().waitFor();
      const id = new URL(visitor.url()).searchParams.get('id');

      const other = await page({ locale: 'ZH' });
      await signInAs(other, 'exhibitor');
      for (const foreign of [id, '123456']) {
        await other.goto(`/d/zsCenter?menu=consult&id=${foreign}`);
        await other.getByText(words.ZH.unknown).waitFor();
      }
      await visitor.locator('a[href*="supplier-detail"]').first().click();
      await expect.poll(() => visitor.url()).toContain('/product/supplier-detail?id=');
    },
  );

  it.each(languages)(
    'an exhibitor reads what it is asked about, with the way there, ten replies a page, and replies: %s',
    { tags: ['EXH-169', 'EXH-170', 'EXH-177', 'CONFLICT-015', 'CONFLICT-028'] },
    async (locale) => {
      const w = words[locale];
      const questions = { PRODUCT: `P-${locale}-${Date.now()}`, EXHIBITOR: `E-${locale}-${Date.now()}` };
      const ids = { PRODUCT: await ownProduct(), EXHIBITOR: await ownCompany() };
      const threads: Record<string, string> = {};
      const seller = await page({ locale });
      await signInAs(seller, 'exhibitor');
      await turnAway(seller);
      for (const kind of ['PRODUCT', 'EXHIBITOR'] as const) {
        threads[kind] = await askFor(kind, ids[kind], questions[kind]);
      }
      await toast(seller, w.news).waitFor();
      const sent = sentOperations(seller);
      const counts = { list: 10, comments: 10 };
      await changeAnswer<ListAnswer>(seller, 'Threads', ({ viewer }) => {
        viewer.consultations.totalCount = counts.list;
      });
      await changeAnswer<ThreadAnswer>(seller, 'Thread', ({ viewer }) => {
        viewer.consultation.comments.totalCount = counts.comments;
      });
      const pager = (name: string) => seller.getByRole('navigation', { name, exact: true });
      await seller.goto('/d/zsCenter?menu=consult');
      await row(seller, questions.PRODUCT).waitFor();
      expect(sent.find(({ name }) => name === 'Threads')?.variables['pageSize']).toBe(10);
      expect(await seller.locator('main a[rel=next]').count()).toBe(0);
      counts.list = 11;
      await seller.reload();
      await seller.locator('main a[rel=next]').waitFor();

      // The room of the table is the question's.
      const widths = await row(seller, questions.PRODUCT)
        .locator('td')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
      expect(widths.indexOf(Math.max(...widths))).toBe(3);
      const unread = await unreadInTitle(seller);
      expect(unread).toBeGreaterThan(1);
      await seller.getByRole('banner').getByRole('button', { name: w.account }).click();
      for (const place of [
        seller.getByRole('navigation', { name: w.centreMenu }).locator('li:has([aria-current=page])'),
        seller.locator('#person-menu a').last(),
      ])
        expect(await place.innerText()).toContain(String(unread));
      await row(seller, questions.PRODUCT).getByRole('link').click();
      await expect.poll(() => unreadInTitle(seller)).toBe(unread - 1);
      await seller.locator(`main a[href="/d/product/product-detail?id=${ids.PRODUCT}"]`).first().waitFor();
      expect(await pager(w.record).count()).toBe(0);
      counts.comments = 11;
      await seller.goto(`/d/zsCenter?menu=consult&id=${threads['EXHIBITOR']}`);
      await pager(w.record).waitFor();
      await seller.locator('textarea').fill('线'.repeat(2005));
      expect((await seller.locator('textarea').inputValue()).length).toBe(2000);
      await seller.getByText(w.tooLong, { exact: true }).waitFor();
      const reply = `A-${locale}-${Date.now()}`;
      await seller.locator('textarea').fill(reply);
      await seller.getByRole('button', { name: w.submit, exact: true }).click();
      await seller.locator('main ol').getByText(reply, { exact: true }).waitFor();
      await seller.locator(`main a[href="/d/product/supplier-detail?id=${ids.EXHIBITOR}"]`).first().click();
      await seller.waitForURL((url) => url.pathname === '/d/product/supplier-detail');
    },
  );
});
