import { readFile } from 'node:fs/promises';
import jsqr from 'jsqr';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { page, type PageOptions, walkPage } from './browser.ts';
import { chooseList } from './choose-list.ts';
import { changeAnswer, failOperation } from './graphql.ts';
import { expectFit, expectFitInBothThemes } from './looks.ts';
import { pressTwice } from './press-twice.ts';
import { required } from './required.ts';
import { signInAs } from './session.ts';
import { workbook } from './workbook.ts';
import { plainText } from './plain-text.ts';
import { walkedIn } from './walked-in.ts';

const CENTRE = '/d/vistor/center';

const words = {
  ZH: {
    coupon: ['¥30', '展馆餐饮代金券', 'N2 馆二层餐饮区各商户', '2025 年 8 月 27–29 日'],
    expired: '已过期',
    used: '已使用',
    contact: ['参观咨询', '参展咨询', '媒体与宣传'],
    save: '保存为图片',
    invite: '发送邮件邀请',
    send: '发送邀请',
    bad: '邮箱格式不正确',
    twice: '邮箱有重复，请删除重复的邮箱',
    needEmails: '请输入受邀人的邮箱',
    sent: '邀请已发送至 2 个邮箱',
    toBe: '待邀请',
    come: '已邀请',
    subject: /邀请您参观/,
    add: '登记一位同事',
    submit: '提交登记',
    missing: ['请输入姓名', '请选择称谓', '请输入手机号码', '请输入公司名称', '请输入邮箱', '请输入证件号码'],
    title: '先生',
    added: '添加成功',
    taken: '该手机号码已登记',
    code: '参观编号',
    benefits: ['参观证', '免费会刊', '参观礼包', '团体合影', '临时落客证'],
    group: '5 人及以上即可按团体参观登记，截止日期为 2025 年 8 月 15 日。',
    download: '下载团体登记表',
    wrong: '有 3 处需要修改',
    notXlsx: '请上传用下载的表格填写并保存的 .xlsx 文件',
    unreadable: '无法读取该文件',
    register: '登记全部 5 人',
    done: '5 人已全部登记',
    nobodyLeft: '名单中的 5 人此前均已登记',
    column: '手机号码',
  },
  EN: {
    coupon: ['CNY\u00a030', 'Meal coupon', 'All counters of the food court', '27–29 August 2025'],
    expired: 'Expired',
    used: 'Used',
    contact: ['Visiting', 'Exhibiting', 'Media and publicity'],
    save: 'Save as a picture',
    invite: 'Invite by e-mail',
    send: 'Send invitations',
    bad: 'Enter a valid e-mail address',
    twice: 'You entered the same address more than once',
    needEmails: 'Enter the e-mail addresses to invite',
    sent: '2 invitations sent',
    toBe: 'To be invited',
    come: 'Invited',
    subject: /invites you to/,
    add: 'Register a colleague',
    submit: 'Register',
    missing: [
      'Enter the name',
      'Select a title',
      'Enter the mobile number',
      'Enter the company name',
      'Enter the e-mail address',
      'Enter the ID or passport number',
    ],
    title: 'Mr',
    added: 'Add successful',
    taken: 'This mobile number is already registered',
    code: 'Visitor code',
    benefits: [
      'Visit pass',
      'Free journal',
      'Exhibition gift pack',
      'Group photo',
      'Temporary drop-off pass',
    ],
    group: 'Groups of 5 or more can register together until 15 August 2025.',
    download: 'Download the group form',
    wrong: '3 things to correct',
    notXlsx: 'Upload the form you downloaded',
    unreadable: 'The file cannot be read',
    register: 'Register all 5 people',
    done: 'All 5 people are registered',
    nobodyLeft: 'All 5 people in the list are already registered',
    column: 'Mobile number',
  },
} as const;

const HEADS = [
  '姓名 Name',
  '性别 Gender',
  '手机号码 Mobile number',
  '公司名称 Company',
  '部门',
  '职位',
  '邮箱',
  '证件号码',
];

let made = 0;
/** A number that nobody has used. */
const newMobile = () =>
  `188${String(process.pid % 10_000).padStart(4, '0')}${String((made += 1)).padStart(4, '0')}`;
const line = (mobile: string): string[] => [
  ...['张伟', '男', mobile, '东方线缆', '', '', 'zhang@group.example', '310101199003071234'],
];

/** What the code on a picture says. */
async function readCode(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
}

describe.each(walkedIn('ZH'))('visitor centre, %s', (lang) => {
  const say = words[lang];
  async function open(menu: string, options: PageOptions = {}): Promise<Page> {
    const at = await page({ locale: lang, ...options });
    await signInAs(at, 'visitor');
    await at.goto(`${CENTRE}?menu=${menu}`);
    return at;
  }
  const toast = (at: Page, text: string) => at.getByText(text, { exact: false }).last().waitFor();

  it(
    'coupons: five a page, a code on those that can be used',
    { tags: ['VC-003', 'VC-033', 'VC-034', 'VC-035'] },
    async () => {
      const at = await open('confirm');
      const cards = at.locator('[data-coupon]');
      await cards.first().waitFor();
      expect(await cards.count()).toBe(5);
      const first = await plainText(cards.first());
      for (const part of say.coupon) expect(first).toContain(part);
      const code = cards.first().locator('svg[role=img]');
      await code.locator('path').waitFor();
      expect(await readCode(await code.screenshot())).toMatch(/^[0-9A-F]{20}$/);
      const expired = at.locator('[data-coupon][data-status=EXPIRED]');
      expect(await expired.innerText()).toContain(say.expired);
      expect(await expired.locator('svg[role=img]').count()).toBe(0);
      await expectFitInBothThemes(at);
      await at.goto(`${CENTRE}?menu=confirm&page=2`);
      const used = at.locator('[data-coupon][data-status=USED]');
      await used.waitFor();
      expect(await cards.count()).toBe(1);
      expect(await used.innerText()).toContain(say.used);
      await at.setViewportSize({ width: 375, height: 812 });
      await expectFit(at);
      await changeAnswer<{ viewer: { coupons: { nodes: object[]; pageInfo: { pageCount: number } } } }>(
        at,
        'Coupons',
        ({ viewer: { coupons } }) => {
          coupons.nodes = coupons.nodes.slice(0, 1);
          coupons.pageInfo.pageCount = 1;
        },
      );
      await at.goto(`${CENTRE}?menu=confirm`);
      await cards.first().waitFor();
      expect(await at.locator('main nav a[aria-current=page][href*="page"]').count()).toBe(0);
    },
  );

  it('contact us: three lists and the card of the office', { tags: ['VC-012', 'VC-088'] }, async () => {
    const at = await open('contact');
    for (const title of say.contact) await at.getByRole('heading', { level: 2, name: title }).waitFor();
    expect(await at.locator('main').innerText()).toContain('service@wirefair.example');
    await expectFitInBothThemes(at);
  });

  it(
    'the poster is saved as a picture whose code leads to the registration',
    { tags: ['VC-007', 'VC-078', 'CONFLICT-038'] },
    async () => {
      const at = await open('invite', { width: lang === 'ZH' ? 375 : 1440 });
      const poster = at.locator('[data-poster]');
      await poster.locator('svg[role=img] path').waitFor();
      await expectFitInBothThemes(at);
      const [download] = await Promise.all([
        at.waitForEvent('download', { timeout: 30_000 }),
        at.getByRole('button', { name: say.save }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.png$/);
      const link = new URL(await readCode(await readFile(await download.path())));
      expect(link.origin + link.pathname).toBe(`${inject('baseUrl')}/d/vistor/register`);
      expect(link.searchParams.get('source')).toBe('华东电缆采购中心');
      expect(link.searchParams.get('code')).toMatch(/^\w{12}$/);
      expect(link.searchParams.get('invite')).toBe('poster');
    },
  );

  describe('invitations by e-mail', () => {
    const stem = `${lang.toLowerCase()}${Date.now().toString(36)}`;
    const at = walkPage({ locale: lang }, async (visitor) => {
      await signInAs(visitor, 'visitor');
      await visitor.goto(`${CENTRE}?menu=invite&tab=email`);
    });
    const rows = () => at().locator('main tbody tr');
    const dialog = () => at().getByRole('dialog');
    const field = () => dialog().locator('textarea');
    const submit = () => dialog().getByRole('button', { name: say.send });

    it('stand ten a page with their state', { tags: ['VC-080', 'VC-081', 'VC-082'] }, async () => {
      await rows().first().waitFor();
      expect(await rows().count()).toBe(10);
      expect(await at().locator('main tbody').innerText()).toContain(say.come);
    });

    it(
      'are refused while an address is missing, wrong or there twice',
      { tags: ['VAL-035', 'VAL-037', 'VAL-038', 'ERR-020', 'ERR-021'] },
      async () => {
        await at().getByRole('button', { name: say.invite }).click();
        for (const [text, message] of [
          ['', say.needEmails],
          ['ada@invited.example, bo', say.bad],
          ['ada@invited.example,ADA@invited.example', say.twice],
        ] as const) {
          await field().fill(text);
          await submit().click();
          await dialog().getByRole('alert').filter({ hasText: message }).waitFor();
        }
        await expectFit(at());
      },
    );

    it('go out to addresses with a comma between', { tags: ['VC-079', 'VC-084', 'VAL-036'] }, async () => {
      await field().fill(` ${stem}1@invited.example , ${stem}2@invited.example`);
      await submit().dblclick();
      await toast(at(), say.sent);
      await dialog().waitFor({ state: 'hidden' });
    });

    it('stand in the table, found by address, and arrive', { tags: ['VC-080', 'VC-082'] }, async () => {
      const row = rows().filter({ hasText: `${stem}1@invited.example` });
      await row.waitFor();
      expect(await row.innerText()).toContain(say.toBe);
      await at().locator('main').getByRole('searchbox').fill(`${stem}2`);
      await at().locator('main').getByRole('searchbox').press('Enter');
      await expect.poll(() => rows().count()).toBe(1);
      const box = await fetch(
        `${inject('backendUrl')}/app/outbox/mailbox?recipient=${encodeURIComponent(`${stem}1@invited.example`)}`,
      );
      await expect
        .poll(async () => {
          const again = await fetch(box.url);
          const { result } = (await again.json()) as { result: { records: { subject: string }[] } };
          return result.records.map(({ subject }) => subject);
        })
        .toEqual([expect.stringMatching(say.subject)]);
    });
  });

  it(
    'a list of invitations that fails is an empty table with a way to try again, and no message',
    { tags: ['CONFLICT-046', 'VC-083', 'ERR-044'] },
    async () => {
      const at = await page({ locale: lang, allowErrors: [/500/] });
      await signInAs(at, 'visitor');
      const mend = await failOperation(at, 'FriendInvitations');
      await at.goto(`${CENTRE}?menu=invite&tab=email`);
      await at.getByRole('button', { name: say.invite }).waitFor();
      const retry = at.locator('main [role=alert] button');
      await retry.waitFor();
      expect(await at.locator('main tbody tr').count()).toBe(0);
      expect(await at.locator('[role=status][data-no-print]').innerText()).toBe('');
      mend();
      await retry.click();
      await at.locator('main tbody tr').first().waitFor();
    },
  );

  describe('registering somebody else', () => {
    const mobile = newMobile();
    const at = walkPage({ locale: lang, width: lang === 'EN' ? 375 : 1440 }, async (visitor) => {
      await signInAs(visitor, 'visitor');
      await visitor.goto(`${CENTRE}?menu=register`);
    });
    const form = () => at().locator('main form');
    const submit = () => form().getByRole('button', { name: say.submit, exact: true });
    const missing = () => form().getByRole('alert').first().getByRole('button').allInnerTexts();
    const fill = async (name: string) => {
      await form().locator('[name=name]').fill(name);
      await form().getByLabel(say.title, { exact: true }).check();
      await form().locator('[name=mobile]').fill(mobile);
      await form().locator('[name=companyName]').fill('东方线缆');
      await form().locator('[name=position]').selectOption('2');
      await form().locator('[name=email]').fill('lilei@others.example');
      await form().locator('[name=identityNumber]').fill('310101199201011234');
    };
    const rows = () => at().locator('main tbody tr');

    it(
      'asks for name, title and mobile number',
      { tags: ['VC-005', 'VAL-029', 'VAL-030', 'VAL-033'] },
      async () => {
        await at().getByRole('link', { name: say.add }).first().click();
        await form().waitFor();
        await submit().click();
        // In the order of the form, which is another than that of this list.
        expect((await missing()).toSorted()).toEqual(say.missing.toSorted());
      },
    );

    it(
      'asks for company, e-mail address and identity number',
      { tags: ['VAL-031', 'VAL-032', 'VAL-034'] },
      async () => {
        expect(await missing()).toEqual(expect.arrayContaining(say.missing.slice(3)));
        await expectFit(at());
      },
    );

    it(
      'is done once and returns to the list after a second',
      { tags: ['VC-071', 'VC-073', 'ERR-053', 'CONST-007'] },
      async () => {
        await fill('李雷');
        const began = Date.now();
        await submit().dblclick();
        await toast(at(), say.added);
        await at().waitForURL((url) => url.searchParams.get('view') === null);
        expect(Date.now() - began).toBeGreaterThan(900);
      },
    );

    it('stands in the list, found by the number', { tags: ['VC-069', 'VC-070', 'VC-072'] }, async () => {
      await at().goto(`${CENTRE}?menu=register&mobile=${mobile}`);
      await rows().first().waitFor();
      expect(await rows().count()).toBe(1);
      expect(await at().locator('main thead').innerText()).toContain(say.code);
      const row = await rows().innerText();
      expect(row).toMatch(/\w{4}-\w{4}-\w{4}/);
      expect(row).not.toContain('310101199201011234');
    });

    it('refuses a number that is registered', { tags: ['VAL-033'] }, async () => {
      await at().goto(`${CENTRE}?menu=register&view=add`);
      await form().waitFor();
      await fill('韩梅梅');
      await submit().click();
      await form().getByRole('alert').filter({ hasText: say.taken }).first().waitFor();
    });
  });

  it(
    'a group: what it gets, its form, a report by line, everybody registered at once',
    { tags: ['VC-006', 'VC-085', 'VC-086', 'VC-087', 'DESIGN-044'], timeout: 60_000 },
    async () => {
      // The file that is no spreadsheet is refused, and the browser says so.
      const at = await open('group', { allowErrors: [/400 \(Bad Request\) \S*\/app\/visitor\/groups/] });
      const main = at.locator('main');
      await main.getByText(say.group).waitFor();
      for (const benefit of say.benefits) await main.getByText(benefit, { exact: true }).waitFor();
      const form = main.getByRole('link', { name: say.download });
      expect(await form.getAttribute('target')).toBe('_blank');
      const file = await fetch(inject('baseUrl') + required(await form.getAttribute('href'), 'href'));
      expect(file.headers.get('content-type')).toContain('spreadsheetml');
      expect(
        Buffer.from(await file.arrayBuffer())
          .subarray(0, 2)
          .toString(),
      ).toBe('PK');
      await expectFitInBothThemes(at);
      const choose = (name: string, buffer: Buffer) => chooseList(at, name, buffer);
      await choose('list.csv', Buffer.from('a,b'));
      await main.getByRole('alert').filter({ hasText: say.notXlsx }).waitFor();
      await choose('list.xlsx', Buffer.from('姓名,手机'));
      await main.getByRole('alert').filter({ hasText: say.unreadable }).waitFor();
      const hasFocus = (part: Locator) => part.evaluate((element) => element === document.activeElement);
      await expect
        .poll(() => hasFocus(main.locator('[role=group]:has(> input[data-list-file]) button')))
        .toBe(true);

      const people = Array.from({ length: 5 }, () => line(newMobile()));
      const bad = people.map((row) => [...row]);
      const rowOf = (index: number) => required(bad[index], `row ${index}`);
      rowOf(1)[2] = '12012345678';
      rowOf(2)[2] = required(rowOf(0)[2], 'a mobile');
      rowOf(3)[0] = '=1+1';
      await choose('list.xlsx', workbook([HEADS, ...bad]));
      const report = main.locator('[data-report]');
      await report.getByRole('heading', { name: say.wrong }).waitFor();
      expect(await hasFocus(report)).toBe(true);
      const cells = await report.locator('tbody tr').allInnerTexts();
      expect(cells.map((cell) => cell.split('\t')[0])).toEqual(['3', '4', '5']);
      expect(cells[0]).toContain(say.column);
      await expectFit(at);

      await choose('list.xlsx', workbook([HEADS, ...people]));
      const register = report.getByRole('button', { name: say.register });
      await register.waitFor();
      await at.reload();
      await pressTwice(register);
      await report.getByRole('heading', { name: say.done }).waitFor();
      await expect.poll(() => hasFocus(report)).toBe(true);
      await at.reload();
      await report.getByRole('heading', { name: say.done }).waitFor();
      await choose('list.xlsx', workbook([HEADS, ...people]));
      await report.getByRole('heading', { name: say.nobodyLeft }).waitFor();
      expect(await report.locator('tbody tr, button').count()).toBe(0);
      await at.goto(`${CENTRE}?menu=register&mobile=${required(people[4], 'people[4]')[2]}`);
      await at.locator('main tbody tr').first().waitFor();
      await at.goto(`${CENTRE}?menu=group&list=12345`);
      await report.or(main.locator('section').first()).first().waitFor();
      expect(await main.getByRole('button', { name: say.register }).count()).toBe(0);
      // Two uploads, a report of many lines and a whole registration.
    },
  );

  describe('the centre during the show and after it', () => {
    const around = ['e-card', 'confirm', 'survey', 'register', 'group', 'invite'];
    const business = ['consult', 'collection', 'purchase', 'meeting', 'contact', 'my-data', 'password'];
    const gone = ['confirm', 'register', 'group', 'invite'];
    let many = 0;
    let before: (string | null)[] = [];
    const at = walkPage({ locale: lang }, async (visitor) => {
      await signInAs(visitor, 'visitor');
      await visitor.goto(CENTRE);
      await visitor.locator('main h3 a[data-card-link]').first().waitFor();
    });
    const entries = () =>
      at()
        .locator('main nav a')
        .evaluateAll((links) =>
          links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('menu')),
        );
    const cards = () => at().locator('main h3 a[data-card-link]');

    it(
      'has the entries around the visit',
      { tags: ['VC-003', 'VC-004', 'VC-005', 'VC-006', 'VC-007'] },
      async () => {
        before = await entries();
        expect(before.filter((menu) => menu !== null).slice(0, 6)).toEqual(around);
      },
    );

    it(
      'has the entries of business and contact',
      { tags: ['VC-008', 'VC-009', 'VC-010', 'VC-011', 'VC-012'] },
      async () => {
        expect(before.filter((menu) => menu !== null).slice(6)).toEqual(business);
        many = await cards().count();
      },
    );

    it(
      'is smaller in its menu and on its home after the show',
      { tags: ['VC-002', 'VC-015', 'VC-016', 'VC-017', 'VC-018'] },
      async () => {
        await changeAnswer<{ edition: { hasVisitorEnd: boolean } }>(at(), 'Edition', ({ edition }) => {
          edition.hasVisitorEnd = true;
        });
        await at().goto(CENTRE);
        await expect.poll(entries).toEqual(before.filter((entry) => !gone.includes(entry ?? '')));
        await expect.poll(() => cards().count()).toBe(many - gone.length);
      },
    );

    it('leads from an entry that is gone to its home', { tags: ['VC-017'] }, async () => {
      await at().goto(`${CENTRE}?menu=invite`);
      await at().waitForURL((url) => url.search === '');
    });
  });
});
