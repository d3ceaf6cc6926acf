import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page, walkPage } from './browser.ts';
import { changeAnswer, failOperation, sentOperations } from './graphql.ts';
import { required } from './required.ts';
import { recipients, signInAlone, signInAs, signInWith } from './session.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    visitor: '观众中心',
    exhibitor: '展商中心',
    home: '首页',
    collection: '我的收藏',
    card: '电子参观证',
    survey: '观众问卷',
    purchase: '我的采购需求',
    consult: '咨询',
    meeting: '会议报名',
    menu: '中心菜单',
    open: /菜单$/,
    signOut: '退出登录',
    out: '已退出登录',
    hello: { visitor: '林晓，您好', exhibitor: '陈工，您好' },
    needVisitor: '请先登录观众账号',
    needExhibitor: '请先登录展商账号',
    leaveVisitor: '请先退出观众登录',
    leaveExhibitor: '请先退出展商登录',
    expired: '登录已过期，请重新登录',
    noPermission: '没有权限，请联系管理员',
    login: { visitor: '观众登录', exhibitor: '展商登录' },
    retry: '重试',
    matters: { exhibitor: '需要您处理', visitor: '待处理与近期安排' },
    rejected: '展品未通过审核：电缆样品',
    reason: '原因：图片不清晰',
    unread: '3 条咨询有新消息',
    next: /^最近截止：/,
    pass: '电子参观证',
    exhibition: '第十二届国际线缆工业展览会',
  },
  EN: {
    visitor: 'Visitor centre',
    exhibitor: 'Exhibitor centre',
    home: 'Home',
    collection: 'Favourites',
    card: 'Visit pass',
    survey: 'Questionnaire',
    purchase: 'My sourcing requests',
    consult: 'Enquiries',
    meeting: 'Event sign-ups',
    menu: 'Centre menu',
    open: /Menu$/,
    signOut: 'Log out',
    out: 'You are logged out',
    hello: { visitor: 'Welcome, 林晓', exhibitor: 'Welcome, 陈工' },
    needVisitor: 'Please log in as a visitor first',
    needExhibitor: 'Please log in as an exhibitor first',
    leaveVisitor: 'Please log out of your visitor account first',
    leaveExhibitor: 'Please log out of your exhibitor account first',
    expired: 'User has expired, please log in again',
    noPermission: 'No permission, please contact the administrator',
    login: { visitor: 'Visitor login', exhibitor: 'Exhibitor login' },
    retry: 'Try again',
    matters: { exhibitor: 'Needs your attention', visitor: 'To do and coming up' },
    rejected: 'Exhibit rejected: 电缆样品',
    reason: 'Reason: 图片不清晰',
    unread: '3 questions have something new',
    next: /^Next deadline: /,
    pass: 'Visit pass',
    exhibition: 'The 12th International Wire & Cable Industry Exhibition',
  },
} as const;

const centres = { visitor: '/d/vistor/center', exhibitor: '/d/zsCenter' } as const;
const logins = { visitor: '/d/vistor/login', exhibitor: '/d/zsLogin' } as const;
const roles = ['visitor', 'exhibitor'] as const;
const other = { visitor: 'exhibitor', exhibitor: 'visitor' } as const;

const identity = (at: Page) => at.evaluate(() => localStorage.getItem('userIdentity'));

/** Without what it counts as unread. */
const titleOf = async (at: Page) => (await at.title()).replace(/^\(\d+\) /, '');

/** Lets whoever asks who is signed in be told what the gateway says of such a session. */
async function answerViewer(at: Page, code: string, message: string): Promise<void> {
  await at.route('**/graphql', (route) =>
    (route.request().postDataJSON() as { operationName: string }).operationName === 'Viewer'
      ? route.fulfill({ json: { data: null, errors: [{ message, extensions: { code } }] } })
      : route.fallback(),
  );
}

interface Matters {
  viewer: {
    products: { nodes: { id: string; title: string; review: { reason: string } }[]; totalCount: number };
    unreadConsultations: { askedToMe: number };
  };
}

describe.each(walkedIn('ZH'))('centres, %s', (lang) => {
  const say = words[lang];
  const menu = (at: Page) => at.getByRole('navigation', { name: say.menu });
  const crumbs = (at: Page) => at.getByRole('main').getByRole('navigation').first();

  describe.each(roles)('the menu of the %s', (role) => {
    const at = walkPage({ locale: lang }, async (visitor) => {
      await signInAs(visitor, role);
      await visitor.goto(centres[role]);
    });
    const heading = () => at().getByRole('heading', { level: 1, name: say.collection });

    it(
      'begins with the home of the centre',
      { tags: ['VC-001', 'EXH-029', 'EXH-033', 'ROLE-009', 'DESIGN-005'] },
      async () => {
        await at().getByRole('heading', { level: 1, name: say.hello[role] }).waitFor();
        expect(await titleOf(at())).toBe(`${say[role]} - ${say.exhibition}`);
        expect(await crumbs(at()).innerText()).toContain(say.home);
        await expectNoAxeViolations(at());
      },
    );

    it(
      'leads to a panel; address, breadcrumb and title follow',
      { tags: ['VC-013', 'EXH-029', 'EXH-030'] },
      async () => {
        await menu(at()).getByRole('link', { name: say.collection, exact: true }).click();
        await at().waitForURL((url) => url.searchParams.get('menu') === 'collection');
        await heading().waitFor();
        expect(await heading().evaluate((element) => element === document.activeElement)).toBe(true);
        expect(await titleOf(at())).toBe(`${say.collection} - ${say[role]} - ${say.exhibition}`);
        await crumbs(at()).getByText(say.collection).waitFor();
        expect(await menu(at()).locator('[aria-current=page]').allInnerTexts()).toEqual([say.collection]);
      },
    );

    it(
      'is found again by its address, and the cards of the home lead there too',
      { tags: ['VC-001', 'EXH-029', 'EXH-033'] },
      async () => {
        await at().reload();
        await heading().waitFor();
        await crumbs(at()).getByRole('link', { name: say[role] }).click();
        await at().getByRole('heading', { level: 1, name: say.hello[role] }).waitFor();
        await at()
          .getByRole('main')
          .getByRole('heading', { level: 3, name: say.collection })
          .getByRole('link')
          .click();
        await heading().waitFor();
        await at().goto(`${centres[role]}?menu=nothing`);
        await at().getByRole('heading', { level: 1, name: say.hello[role] }).waitFor();
      },
    );
  });

  it(
    'every entry of the visitor leads to its panel',
    { tags: ['VC-004', 'VC-008', 'VC-009', 'VC-010', 'VC-011'] },
    async () => {
      const at = await page({ locale: lang });
      await signInAs(at, 'visitor');
      await at.goto(centres.visitor);
      const links = menu(at).getByRole('link');
      await links.first().waitFor();
      const names = await links.allInnerTexts();
      for (const name of [say.card, say.survey, say.purchase, say.consult, say.collection, say.meeting]) {
        expect(names).toContain(name);
      }
      for (const name of names.filter((entry) => entry !== say.home)) {
        await menu(at).getByRole('link', { name, exact: true }).click();
        await at.getByRole('heading', { level: 1, name, exact: true }).waitFor();
        await crumbs(at).getByText(name).waitFor();
      }
    },
  );

  it.each(roles)(
    'a guest is led from the centre of the %s to its login, and back',
    { tags: ['VC-024', 'DESIGN-005', 'EXH-042', 'CONFLICT-049', 'ERR-003'] },
    async (role) => {
      const at = await page({ locale: lang });
      const sent = sentOperations(at);
      await at.goto(`${centres[role]}?menu=collection`);
      await at.waitForURL((url) => url.pathname === logins[role]);
      expect(new URL(at.url()).searchParams.get('return')).toBe(`${centres[role].slice(2)}?menu=collection`);
      await at.getByText(role === 'visitor' ? say.needVisitor : say.needExhibitor).waitFor();
      await at.getByRole('heading', { level: 1, name: say.login[role] }).waitFor();
      expect(sent.filter(({ name }) => /Favourite|Viewer/.test(name))).toEqual([]);
    },
  );

  it.each(roles)(
    'whoever is signed in as another than the %s is told to log out first',
    { tags: ['VC-025', 'EXH-042', 'ROLE-007', 'ERR-011', 'CONFLICT-014'] },
    async (role) => {
      const at = await page({ locale: lang });
      await signInAs(at, other[role]);
      const sent = sentOperations(at);
      await at.goto(`${centres[role]}?menu=collection`);
      await at.waitForURL((url) => url.pathname === logins[role]);
      await at
        .getByRole('status')
        .getByText(role === 'visitor' ? say.leaveExhibitor : say.leaveVisitor)
        .first()
        .waitFor();
      await at.getByRole('main').getByRole('button', { name: say.signOut }).waitFor();
      expect(sent.filter(({ name }) => name.startsWith('Favourite'))).toEqual([]);
    },
  );

  it(
    'logging out clears the session and leads away by a new load',
    { tags: ['VC-014', 'EXH-031', 'EXH-032'] },
    async () => {
      const role = lang === 'ZH' ? 'visitor' : 'exhibitor';
      const recipient = lang === 'ZH' ? recipients.centreVisitor : recipients.centreExhibitor;
      const at = await page({ locale: lang });
      const token = await signInAlone(at, recipient, role);
      await at.goto(`${centres[role]}?menu=collection`);
      let loads = 0;
      at.on('request', (request) => (loads += Number(request.isNavigationRequest())));
      const button = menu(at).getByRole('button', { name: say.signOut });
      expect(await menu(at).locator('a, button').last().innerText()).toBe(say.signOut);
      // The menu of the exhibitor is longer than this screen; the way out stands on it all the same.
      await at.setViewportSize({ width: 1280, height: 640 });
      const { y, height } = required(await button.boundingBox(), 'the way out');
      expect(y + height).toBeLessThan(640);
      await button.click();
      await at.waitForURL((url) => url.pathname === (role === 'visitor' ? logins.visitor : '/d/'));
      await at.getByText(say.out).waitFor();
      expect(loads).toBe(1);
      expect(new URL(at.url()).search).toBe('');
      expect(await identity(at)).toBeNull();
      expect((await at.context().cookies()).filter(({ name }) => name === 'session')).toEqual([]);
      const answer = await at.request.post('/graphql', {
        data: { query: '{ viewer { id } }' },
        headers: { token },
      });
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    },
  );

  it(
    'a session that has ended is noticed on the next load: message, login entries, login',
    { tags: ['AUTH-025', 'AUTH-026', 'ERR-002'] },
    async () => {
      const at = await page({ locale: lang, allowErrors: [/401/] });
      await signInWith(at, 'visitor', 'a'.repeat(43));
      const sent = sentOperations(at);
      await at.goto(`${centres.visitor}?menu=collection`);
      await at.getByText(say.expired).waitFor();
      await at.waitForURL((url) => url.pathname === logins.visitor);
      // Told once: not to log in first besides.
      expect(await at.getByRole('status').getByText(say.needVisitor).count()).toBe(0);
      expect(await identity(at)).toBeNull();
      await at.getByRole('banner').locator('a[href="/d/vistor/login"]').waitFor();
      await at.getByRole('banner').locator('a[href="/d/zsLogin"]').waitFor();
      expect(sent.filter(({ name }) => name === 'Viewer')).toHaveLength(1);
    },
  );

  it(
    'an account without permission is signed out, led to the home page and told why there',
    { tags: ['AUTH-028', 'AUTH-029', 'AUTH-030', 'ROLE-019', 'ERR-012'] },
    async () => {
      for (const role of roles) {
        const at = await page({ locale: lang });
        await signInAs(at, role);
        await answerViewer(at, 'FORBIDDEN', say.noPermission);
        await at.goto(centres[role]);
        await at.waitForURL((url) => url.pathname === '/d/');
        await at.getByRole('status').getByText(say.noPermission).waitFor();
        expect(await identity(at)).toBeNull();
        await at.getByRole('banner').locator('a[href="/d/vistor/login"]').waitFor();
      }
    },
  );

  it('a role in the storage that the session does not have is put right; a guest is not asked about', async () => {
    const at = await page({ locale: lang });
    await signInWith(at, 'exhibitor', inject('sessions').visitor);
    await at.goto('/d/product/asktobuy');
    await at.getByRole('banner').locator(`a[href="${centres.visitor}"]`).waitFor();
    await expect.poll(() => identity(at)).toBe('visitor');

    const guest = await page({ locale: lang });
    const sent = sentOperations(guest);
    await guest.goto('/d/product/asktobuy');
    await guest.locator('main article').first().waitFor();
    expect(sent.filter(({ name }) => name === 'Viewer')).toEqual([]);
  });

  it('a panel that fails leaves the frame standing and comes back when it is tried again', async () => {
    const at = await page({ locale: lang, allowErrors: [/500/] });
    await signInAs(at, 'visitor');
    const mend = await failOperation(at, 'FavouriteSuppliers');
    await at.goto(`${centres.visitor}?menu=collection`);
    await at.getByRole('main').getByRole('alert').waitFor();
    await menu(at).getByRole('link', { name: say.home, exact: true }).waitFor();
    mend();
    await at.getByRole('main').getByRole('button', { name: say.retry }).click();
    await at.getByRole('tab').first().waitFor();
  });

  it('the questionnaire keeps header and heading while no service answers, and comes when it is tried again', async () => {
    const at = await page({ locale: lang, allowErrors: [/502/] });
    await signInAs(at, 'visitor');
    await at.goto(centres.visitor);
    const entry = menu(at).getByRole('link', { name: say.survey });
    await entry.waitFor();
    await at.route('**/graphql', (route) => route.fulfill({ status: 502, body: '' }));
    await entry.click();
    const main = at.getByRole('main');
    await main.getByRole('alert').waitFor();
    await main.getByRole('heading', { level: 1, name: say.survey, exact: true }).waitFor();
    await at.getByRole('banner').getByRole('button').first().waitFor();
    await at.unrouteAll();
    await main.getByRole('alert').getByRole('button', { name: say.retry }).click();
    await main.getByRole('heading', { level: 2, name: /^1[.．、]/ }).waitFor();
    expect(await main.getByRole('alert').count()).toBe(0);
  });

  it('the home of an exhibitor leads with the next deadline, what was rejected and why, and what is new', async () => {
    const at = await page({ locale: lang, width: 375 });
    await signInAs(at, 'exhibitor');
    await changeAnswer<Matters>(at, 'ExhibitorMatters', ({ viewer }) => {
      const review = { reason: '图片不清晰' };
      viewer.products = { nodes: [{ id: '7', title: '电缆样品', review }], totalCount: 1 };
      viewer.unreadConsultations.askedToMe = 3;
    });
    // The frame counts them too, whenever something happens to a question of another spec.
    await changeAnswer<Matters>(at, 'UnreadConsultations', ({ viewer }) => {
      viewer.unreadConsultations.askedToMe = 3;
    });
    await at.goto(centres.exhibitor);
    const matters = at.getByRole('list', { name: say.matters.exhibitor });
    const link = (name: string | RegExp) => matters.getByRole('link', { name });
    await link(say.next).waitFor();
    expect(await link(say.rejected).getAttribute('href')).toContain('menu=exhibits&view=edit&id=7');
    await matters.getByText(say.reason).waitFor();
    const [first, cards] = await Promise.all([
      matters.boundingBox(),
      at.getByRole('heading', { level: 3, name: say.collection }).boundingBox(),
    ]);
    expect(required(first, 'the list').y).toBeLessThan(required(cards, 'a card').y);
    await link(say.unread).click();
    await at.waitForURL((url) => url.searchParams.get('menu') === 'consult');
  });

  it('the home of a visitor leads with the pass and its code', { tags: ['VC-001'] }, async () => {
    const at = await page({ locale: lang, width: 375 });
    await signInAs(at, 'visitor');
    await at.goto(centres.visitor);
    const pass = at
      .getByRole('article')
      .filter({ has: at.getByRole('heading', { name: say.pass, level: 2 }) });
    await pass.locator('svg[role=img] path').waitFor();
    await expectNoAxeViolations(at);
    await pass.getByRole('link').click();
    await at.waitForURL((url) => url.searchParams.get('menu') === 'e-card');
  });

  it.each([1440, 768, 375])(
    'is accessible and as wide as the screen at %i px; on a phone the menu is a sheet',
    async (width) => {
      const at = await page({
        locale: lang,
        width,
        height: 812,
        colorScheme: width === 768 ? 'dark' : 'light',
      });
      await signInAs(at, 'exhibitor');
      await at.goto(centres.exhibitor);
      await at.getByRole('heading', { level: 1, name: say.hello.exhibitor }).waitFor();
      await expectNoAxeViolations(at);
      // On a phone the bar of the menu and the heading say where one is; a third title would repeat them.
      expect(await crumbs(at).isVisible()).toBe(width === 1440);
      expect(await at.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
        0,
      );
      if (width === 1440) return;
      await at.getByRole('main').getByRole('button', { name: say.open }).click();
      await expectNoAxeViolations(at);
      await at.getByRole('dialog').getByRole('link', { name: say.collection, exact: true }).click();
      await at.waitForURL((url) => url.searchParams.get('menu') === 'collection');
      await at.getByRole('dialog').waitFor({ state: 'hidden' });
      await at.getByRole('heading', { level: 1, name: say.collection }).waitFor();
    },
  );
});
