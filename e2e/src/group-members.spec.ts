import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { page } from './browser.ts';
import { failOperation } from './graphql.ts';
import { expectFitInBothThemes, expectOneLanguage } from './looks.ts';
import { pressTwice } from './press-twice.ts';
import { required } from './required.ts';
import { signInAs } from './session.ts';
import { workbook } from './workbook.ts';

const words = {
  ZH: {
    person: '成员',
    members: '您的团体成员',
    retry: '重试',
    none: /没有与“.*”相符的成员/,
    all: '显示全部成员',
    cancel: (name: string) => `取消参观证：${name}`,
    keep: '保留参观证',
    yes: '取消参观证',
    cancelled: '参观证已取消',
    resend: (name: string) => `重新发送参观证：${name}`,
    sent: '参观证邮件已重新发送',
    replace: (name: string) => `更换成员：${name}`,
    form: '更换成员',
    submit: '确认更换',
    replacedBy: '已更换为 李新',
    search: '姓名或公司',
    download: /^下载全部 .* 张参观证（PDF）/,
    fields: ['姓名', '证件号码', '公司名称', '手机号码', '邮箱'],
    title: '先生',
  },
  EN: {
    person: 'Person ',
    members: 'Members of your groups',
    retry: 'Try again',
    none: /^Nobody matches “.*”\./,
    all: 'Show everyone',
    cancel: (name: string) => `Cancel pass: ${name}`,
    keep: 'Keep pass',
    yes: 'Cancel pass',
    cancelled: 'Pass cancelled',
    resend: (name: string) => `Send pass again: ${name}`,
    sent: 'The e-mail with the pass has been sent again',
    replace: (name: string) => `Replace: ${name}`,
    form: 'Replace a member',
    submit: 'Replace member',
    replacedBy: 'Replaced by 李新',
    search: 'Name or company',
    download: /^Download (all )?[\d,]+ pass(es)? \(PDF\)/,
    fields: ['Name', 'ID or passport number', 'Company', 'Mobile number', 'E-mail'],
    title: 'Mr',
  },
} as const;

const HEADS = [
  ...['姓名 Name', '性别 Gender', '手机号码 Mobile number', '公司名称 Company', '部门', '职位', '邮箱'],
  '证件号码',
];
const PANEL = '/d/vistor/center?menu=group';

let made = 0;
/** A number that nobody has used. */
const newMobile = () =>
  `187${String(process.pid % 10_000).padStart(4, '0')}${String((made += 1)).padStart(4, '0')}`;

/** Registers a group as the signed-in visitor, as the page does. */
async function registerGroup(at: Page, rows: string[][]): Promise<void> {
  const headers = { 'apollo-require-preflight': 'true' };
  const sent = await at.request.post('/app/visitor/groups', {
    headers,
    multipart: {
      file: { name: 'list.xlsx', mimeType: 'application/octet-stream', buffer: workbook([HEADS, ...rows]) },
    },
  });
  const { id } = ((await sent.json()) as { result: { id: string } }).result;
  const query = `mutation { registerVisitGroup(input: { id: "${id}" }) { errors { message } } }`;
  const done = await at.request.post('/graphql', { data: { query }, headers });
  expect(await done.json()).toMatchObject({ data: { registerVisitGroup: { errors: [] } } });
}

describe.each(['ZH', 'EN'] as const)('members of a group: %s', (locale) => {
  const say = words[locale];
  it(
    'are shown to their leader with the state of each pass, which is cancelled, replaced, sent again and downloaded',
    { timeout: 90_000 },
    async () => {
      const at = await page({
        locale,
        width: locale === 'ZH' ? 1440 : 375,
        allowErrors: [/500 \(|status code 500/],
      });
      await signInAs(at, 'visitor');
      const mark = `${locale.toLowerCase()}${Date.now() % 1_000_000}`;
      const nameOf = (number: number) => `${say.person}${mark}-${number}`;
      const rows = Array.from({ length: 5 }, (_, number) => [
        ...[nameOf(number), '男', newMobile(), `线缆${mark}`, '', ''],
        ...[`${mark}.${number}@group.example`, '310101199003071234'],
      ]);
      await registerGroup(at, rows);

      await at.goto(`${PANEL}&text=${mark}`);
      const main = at.getByRole('main');
      const list = main.getByRole('list', { name: say.members });
      const member = (number: number) =>
        list.getByRole('listitem').filter({ has: at.getByRole('heading', { name: nameOf(number) }) });
      await member(0).waitFor();
      expect(await list.locator('[data-member=VALID]').count()).toBe(5);
      const text = await list.innerText();
      expect(text).toContain(`*** ${required(rows[0]?.[2], 'a number').slice(-4)}`);
      expect(text).not.toContain(required(rows[0]?.[2], 'a number'));
      expect(text).not.toContain(`${mark}.0@`);
      await expectFitInBothThemes(at);

      // A pass is cancelled for good, after a question that begins at no.
      await member(0)
        .getByRole('button', { name: say.cancel(nameOf(0)) })
        .click();
      const dialog = at.getByRole('dialog');
      await dialog.getByRole('button', { name: say.keep }).click();
      expect(await list.locator('[data-member=VALID]').count()).toBe(5);
      await member(0)
        .getByRole('button', { name: say.cancel(nameOf(0)) })
        .click();
      await expectFitInBothThemes(at);
      const place = await at.evaluate(() => scrollY);
      await dialog.getByRole('button', { name: say.yes }).click();
      await member(0).getByText(say.cancelled).waitFor();
      expect(await member(0).getByRole('button').count()).toBe(0);
      await expect.poll(() => list.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await at.evaluate(() => scrollY)).toBe(place);

      await pressTwice(member(1).getByRole('button', { name: say.resend(nameOf(1)) }));
      await at.getByText(say.sent).first().waitFor();
      // Two messages would lie on the members on a phone: the newest is shown alone.
      if (locale === 'EN')
        expect(await at.locator('[role=status][data-no-print] p').locator('visible=true').count()).toBe(1);

      await member(2)
        .getByRole('link', { name: say.replace(nameOf(2)) })
        .click();
      await main.getByRole('heading', { name: say.form }).waitFor();
      await main.getByText(nameOf(2)).waitFor();
      await at.reload();
      await main.getByText(nameOf(2)).waitFor();
      await expectOneLanguage(at, locale);
      await expectFitInBothThemes(at);
      const [name, identity, company, mobile, email] = say.fields;
      const field = (label: string) => main.getByRole('textbox', { name: label }).first();
      await field(name).fill('李新');
      await main.getByRole('radio', { name: say.title, exact: true }).check();
      await field(identity).fill('310101199003071234');
      await field(company).fill(`线缆${mark}`);
      await field(mobile).fill(newMobile());
      await field(email).fill(`new.${mark}@group.example`);
      await pressTwice(main.getByRole('button', { name: say.submit }));
      // Reading goes on at the members, which are in view.
      const heading = main.getByRole('heading', { name: say.members });
      await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
      const isInView = () =>
        heading.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 64 && bottom <= innerHeight;
        });
      await expect.poll(isInView).toBe(true);
      await at.goto(`${PANEL}&text=${mark}`);
      await member(2).getByText(say.replacedBy).waitFor();
      // Opened by its address, a page begins at its top, wherever the page before was left.
      expect(await at.evaluate(() => scrollY)).toBe(0);
      await list.getByRole('heading', { name: '李新' }).waitFor();
      expect(await list.locator('[data-member=VALID]').count()).toBe(4);
      await expectFitInBothThemes(at);

      const link = main.getByRole('link', { name: say.download });
      const file = await at.request.get(required(await link.getAttribute('href'), 'href'));
      expect(file.headers()['content-disposition']).toContain('attachment');
      const pdf = (await file.body()).toString('latin1');
      const pages = pdf.match(/\/Type\/Page\//g)?.length ?? 0;
      expect(pdf.slice(0, 5)).toBe('%PDF-');
      expect(await link.innerText()).toContain(String(pages));

      await main.getByRole('searchbox', { name: say.search }).fill('nobody at all');
      await at.keyboard.press('Enter');
      await main.getByText(say.none).waitFor();
      // A search keeps the members in view, and the focus in its field.
      await expect.poll(isInView).toBe(true);
      expect(
        await main
          .getByRole('searchbox', { name: say.search })
          .evaluate((element) => element === document.activeElement),
      ).toBe(true);
      await main.getByRole('link', { name: say.all }).click();
      await member(1).or(list).first().waitFor();
      expect(new URL(at.url()).searchParams.get('text')).toBeNull();

      const mend = await failOperation(at, 'GroupMembers');
      await at.goto(`${PANEL}&text=${mark}`);
      const retry = main.getByRole('button', { name: say.retry });
      await retry.waitFor();
      mend();
      await retry.click();
      await member(1).waitFor();
    },
  );
});
