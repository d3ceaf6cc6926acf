import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page, type PageOptions } from './browser.ts';
import { chooseList } from './choose-list.ts';
import { consoleTokenFor } from './code-sign-in.ts';
import { keepConsole } from './console-session.ts';
import { expectFitInBothThemes } from './looks.ts';
import { pressTwice } from './press-twice.ts';
import { ownSystem, type OwnSystem } from './own-system.ts';
import { required } from './required.ts';
import { workbook } from './workbook.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    entry: '导入展商',
    unclear: /文字会被误读为“.*”。请选择文件的编码/,
    readAs: '按 Big5 读取',
    wasRead: '读取文件时使用的编码为 Big5（繁体中文）',
    other: '选择其他编码',
    sendAgain: /重新上传文件并选择其他编码/,
    form: '下载空白表格',
    none: '还没有导入过展商。',
    wrongType: '请上传 .xlsx 或 .csv 文件',
    unreadable: /^无法读取该文件/,
    email: '账号邮箱',
    country: /^国家或地区/,
    check: '检查所有行',
    needsColumn: '请选择这一项所在的列',
    bad: (count: number) => `${count} 行需要修改`,
    row: ['国家或地区', '没有这个国家或地区，请填写名称或两位代码'],
    download: '下载需修改的行',
    whole: /^整体导入/,
    refused: '还有需要修改的行，因此不能整体导入',
    good: /^只导入正确的/,
    letters: '向每家公司的账号邮箱发送邀请信',
    start: (count: string) => `导入 ${count} 家展商`,
    running: '正在导入',
    phase: /正在(写入|发送邀请信)：[1-9]/,
    done: (count: string) => `已导入 ${count} 家展商`,
    back: '返回列表',
    state: '已完成',
    gone: /^该导入记录不存在/,
    heads: ['公司名称', '英文名称', '国家', '分类', '展位', '面积', '联系方式'],
    name: (mark: string) => `示例线缆${mark}有限公司`,
  },
  EN: {
    entry: 'Exhibitor import',
    unclear: /would be read as “.*”\. Select its encoding/,
    readAs: 'Read as Big5',
    wasRead: 'The file was read as Big5 (traditional Chinese).',
    other: 'Choose another encoding',
    sendAgain: /upload the file again and choose another encoding/,
    form: 'Download blank spreadsheet',
    none: 'No exhibitors have been imported yet.',
    wrongType: 'Upload an .xlsx or .csv file',
    unreadable: /^The file cannot be read/,
    email: 'Account e-mail',
    country: /^Country or region/,
    check: 'Check all rows',
    needsColumn: 'Select the column for this field',
    bad: (count: number) => `${count} rows to correct`,
    row: ['Country or region', 'There is no such country or region. Enter its name or two-letter code'],
    download: 'Download the rows to correct',
    whole: /^All rows or none/,
    refused: 'Some rows need correction, so all rows cannot be imported together',
    good: /^Only the/,
    letters: 'Send an invitation to the account e-\u2060mail address of each company',
    start: (count: string) => `Import ${count} exhibitors`,
    running: 'Importing',
    phase: /(Saving|Sending invitations): [1-9]/,
    done: (count: string) => `${count} exhibitors imported`,
    back: 'Back to the list',
    state: 'Done',
    gone: /^This import does not exist/,
    heads: ['Chinese name', 'Company name', 'Country', 'Category', 'Booth', 'Area', 'Reach'],
    name: (mark: string) => `Sample Cable ${mark} Co., Ltd.`,
  },
} as const;
type Locale = keyof typeof words;

/** Lines of which some name no country. */
const linesOf = (locale: Locale, mark: string, count: number, badEvery: number): string[][] => [
  // A mapping is kept by the heads: those of each file are its own.
  words[locale].heads.map((head) => (/^(联系方式|Reach)$/.test(head) ? `${head} ${mark}` : head)),
  ...Array.from({ length: count }, (_, at) => {
    const own = `${mark}${at + 1}`;
    return [
      ...[`示例线缆${own}有限公司`, `Sample Cable ${own} Co., Ltd.`],
      ...[(at + 1) % badEvery === 0 ? 'Atlantis' : 'DE', '1', `E9-${own}`, '36', `${own}@sample.example`],
    ];
  }),
];
const csvOf = (rows: readonly (readonly string[])[]) =>
  Buffer.from(rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n'));

describe('exhibitors from a spreadsheet', () => {
  let system: OwnSystem;
  let token: string;
  beforeAll(async () => {
    system = await ownSystem();
    token = await consoleTokenFor('organiser@wirefair.example', system);
  }, 120_000);
  afterAll(() => system.stop());

  async function enter(options: PageOptions): Promise<Page> {
    const at = await page({ ...options, context: { baseURL: system.baseUrl } });
    // A cookie is for the host, whatever the port.
    await keepConsole(at, token);
    return at;
  }
  /** Lines or letters of the import that the page shows; undefined while nothing answers. */
  async function doneOf(at: Page): Promise<number | undefined> {
    const id = new URL(at.url()).searchParams.get('import');
    const query = `{ organiser { exhibitorImport(id: "${id}") { progress { done } } } }`;
    const answer = await at.request.post('/graphql', { data: { query } });
    const { data } = (await answer.json()) as {
      data?: { organiser: { exhibitorImport: { progress: { done: number } | null } | null } | null } | null;
    };
    return data?.organiser?.exhibitorImport?.progress?.done;
  }

  describe.each(walkedIn('EN'))('%s', (locale) => {
    const say = words[locale];

    it('a file in Big5 is refused with a sample; read as chosen, its names arrive as they were written', async () => {
      const at = await enter({
        locale,
        width: locale === 'ZH' ? 1440 : 375,
        allowErrors: [/400 \(Bad Request\) \S*\/organiser\/exhibitor-imports/],
      });
      await at.goto('/d/organiser?menu=import');
      const main = at.getByRole('main');
      // 臺灣電線電纜股份有限公司,台灣 in Big5.
      const lines = [
        Buffer.from('Company name,Country').toString('hex'),
        'bb4fc657b971bd75b971c66caad1a5f7a6b3adada4bda5712ca578c657',
      ];
      await chooseList(at, 'taiwan.csv', Buffer.from(lines.join('0a'), 'hex'));
      await main.getByRole('alert').filter({ hasText: say.unclear }).waitFor();
      const big5 = main.locator('[data-encoding=BIG5]');
      await big5.getByText('臺灣電線電纜股份有限公司').waitFor();
      await expectFitInBothThemes(at);
      // Another encoding that cannot read it is not offered.
      expect(await main.locator('[data-encoding=UTF_8]').count()).toBe(0);
      await pressTwice(big5.getByRole('button', { name: say.readAs }));
      await main.getByRole('heading', { name: 'taiwan.csv' }).waitFor();
      await main.getByRole('cell', { name: '臺灣電線電纜股份有限公司', exact: true }).waitFor();
      await main.getByText(say.wasRead).waitFor();
      await expectFitInBothThemes(at);

      // Whoever sees that the names are wrong reads the same file in another encoding.
      const chinese = Buffer.from('b9abcbbec3fbb3c62cb9fabcd20ab3a4bdadb5e7c0c22cd6d0b9fa', 'hex');
      await main.getByRole('link', { name: say.back }).first().click();
      await chooseList(at, 'list.csv', chinese);
      await main.getByRole('cell', { name: '长江电缆', exact: true }).waitFor();
      await main.getByRole('button', { name: say.other }).click();
      await main.locator('[data-encoding=BIG5]').getByRole('button', { name: say.readAs }).click();
      await main.getByText(say.wasRead).waitFor();
      await at.reload();
      await main.getByRole('link', { name: say.sendAgain }).waitFor();
    }, 60_000);

    it('a spreadsheet is read, mapped, checked without writing, imported without its wrong lines, and listed', async () => {
      const mark = `${locale.toLowerCase()}${Date.now() % 1_000_000}x`;
      const at = await enter({
        locale,
        width: locale === 'ZH' ? 1440 : 375,
        allowErrors: [/400 \(Bad Request\) \S*\/organiser\/exhibitor-imports/],
      });
      await at.goto('/d/organiser?menu=import');
      const main = at.getByRole('main');
      await main.getByRole('heading', { name: say.entry }).waitFor();
      if (locale === 'ZH') await main.getByText(say.none).waitFor();
      const form = await at.request.get(
        required(await main.getByRole('link', { name: say.form }).getAttribute('href'), 'href'),
      );
      expect((await form.body()).subarray(0, 2).toString()).toBe('PK');
      await expectFitInBothThemes(at);
      await chooseList(at, 'list.pdf', Buffer.from('a'));
      await main.getByRole('alert').filter({ hasText: say.wrongType }).waitFor();
      await chooseList(at, 'list.xlsx', Buffer.from('PK no'));
      await main.getByRole('alert').filter({ hasText: say.unreadable }).waitFor();
      await chooseList(at, 'list.xlsx', workbook(linesOf(locale, mark, 60, 12)));
      await main.getByRole('heading', { name: 'list.xlsx' }).waitFor();

      // A head that nobody knows is chosen by hand; one that is needed cannot be left out.
      const column = (label: string | RegExp) => main.getByRole('combobox', { name: label });
      expect(await column(say.email).inputValue()).toBe('');
      await column(say.email).selectOption('6');
      await main.getByRole('cell', { name: `${mark}1@sample.example` }).waitFor();
      expect(await column(say.country).inputValue()).toBe('2');
      await column(say.country).selectOption('');
      await main.getByRole('button', { name: say.check }).click();
      await main.getByRole('alert').filter({ hasText: say.needsColumn }).waitFor();
      await column(say.country).selectOption('2');
      await expectFitInBothThemes(at);
      await main.getByRole('button', { name: say.check }).click();
      const report = main.locator('[data-report]');
      await report.getByRole('heading', { name: say.bad(5) }).waitFor();
      expect(await report.evaluate((element) => element === document.activeElement)).toBe(true);
      const cells = (await report.locator('tbody tr').allInnerTexts()).map((text) => text.split('\t'));
      expect(cells).toEqual([13, 25, 37, 49, 61].map((line) => [String(line), ...say.row]));
      const file = await at.request.get(
        required(await report.getByRole('link', { name: say.download }).getAttribute('href'), 'href'),
      );
      expect(file.headers()['content-disposition']).toContain('attachment');
      await expectFitInBothThemes(at);

      // Nothing has come in so far; it stands there after a reload too.
      await at.reload();
      await report.getByRole('heading', { name: say.bad(5) }).waitFor();
      await main.getByRole('radio', { name: say.whole }).check();
      await main.getByRole('button', { name: say.start('60') }).click();
      await main.getByText(say.refused).waitFor();
      await main.getByRole('radio', { name: say.good }).check();
      await pressTwice(main.getByRole('button', { name: say.start('55') }));
      await report.getByRole('heading', { name: say.done('55') }).waitFor();
      await expectFitInBothThemes(at);
      const text = (await main.innerText()).replace(/林岚/g, '');
      if (locale === 'EN') expect(text).not.toMatch(/\p{Script=Han}/u);
      else expect(text).not.toMatch(/[a-z]+ [a-z]+ [a-z]+ [a-z]+/);

      await main.getByRole('link', { name: say.back }).click();
      const row = main.getByRole('listitem').filter({ hasText: say.state });
      await row.filter({ hasText: 'list.xlsx' }).first().waitFor();
      await at.goto('/d/organiser?menu=import&import=5');
      await main.getByText(say.gone).waitFor();
      await at.goto(`/d/product/supplier?tab=supplier&search=${mark}59`);
      await main
        .getByRole('link', { name: say.name(`${mark}59`) })
        .first()
        .waitFor();
    }, 90_000);
  });

  it(
    'of 2,000 with 50 wrong ones the page tells all 50; 1,950 come in, though the backend is killed on the way',
    { tags: ['DESIGN-001'], timeout: 240_000 },
    async () => {
      const locale = 'EN';
      const say = words[locale];
      const mark = `k${Date.now() % 1_000_000}x`;
      const exhibitors = async () => {
        const answer = await fetch(`${system.backendUrl}/app/info/getCompanyProfilesList?pageSize=1`);
        return ((await answer.json()) as { result: { total: number } }).result.total;
      };
      const before = await exhibitors();
      const at = await enter({ locale, allowErrors: [/50\d \(/] });
      await at.goto('/d/organiser?menu=import');
      const main = at.getByRole('main');
      await chooseList(at, 'many.csv', csvOf(linesOf(locale, mark, 2000, 40)));
      await main.getByRole('heading', { name: 'many.csv' }).waitFor();
      await main.getByRole('combobox', { name: say.email }).selectOption('6');
      await main.getByRole('button', { name: say.check }).click();
      const report = main.locator('[data-report]');
      await report.getByRole('heading', { name: say.bad(50) }).waitFor({ timeout: 30_000 });
      expect(await report.locator('tbody tr').count()).toBe(50);
      await main.getByRole('checkbox', { name: say.letters }).check();
      await main.getByRole('button', { name: say.start('1,950') }).click();
      await report.getByRole('heading', { name: say.running }).waitFor();
      // Asked more often than the page does, so that most is left to do when the backend dies.
      await expect.poll(() => doneOf(at), { interval: 50, timeout: 30_000 }).toBeGreaterThan(0);
      await system.crash();
      // The gateway asks again a few seconds after it found the backend gone.
      await expect.poll(() => doneOf(at), { timeout: 30_000 }).toBeGreaterThan(0);
      await at.reload();
      await report.getByRole('heading', { name: say.running }).waitFor();
      await expectFitInBothThemes(at);
      await main.locator('[data-progress]').filter({ hasText: say.phase }).waitFor();
      await report.getByRole('heading', { name: say.done('1,950') }).waitFor({ timeout: 90_000 });
      await main.getByText('1,950 invitations were sent.').waitFor();
      expect(await exhibitors()).toBe(before + 1950);
    },
  );
});
