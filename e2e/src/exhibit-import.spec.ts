import { describe, expect, inject, it } from 'vitest';
import { page } from './browser.ts';
import { chooseList } from './choose-list.ts';
import { expectFitInBothThemes, expectOneLanguage } from './looks.ts';
import { pressTwice } from './press-twice.ts';
import { required } from './required.ts';
import { png } from './sample-png.ts';
import { signInAs } from './session.ts';
import { workbook, zip } from './workbook.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    import: '用表格导入',
    form: '下载空白表格',
    wrongType: '请上传填好的 .xlsx 表格，或包含表格和图片的 .zip 文件',
    unreadable: /^无法读取该文件/,
    wrong: '有 2 处需要修改',
    columns: ['展品分类', '图片'],
    submit: '提交 2 个展品',
    done: '已提交 2 个展品',
    said: '已提交 2 个展品，等待审核',
    toList: '查看展品',
    under: '审核中',
    download: '导出表格',
    gone: /不存在，或已过期/,
  },
  EN: {
    import: 'Import from a spreadsheet',
    form: 'Download blank spreadsheet',
    wrongType: 'Upload the completed .xlsx spreadsheet, or a .zip file with the spreadsheet and its pictures',
    unreadable: /^The file cannot be read/,
    wrong: '2 things to correct',
    columns: ['Category', 'Picture'],
    submit: 'Submit 2 exhibits',
    done: '2 exhibits submitted',
    said: '2 exhibits submitted for review',
    toList: 'View exhibits',
    under: 'Under review',
    download: 'Export as a spreadsheet',
    gone: /does not exist or has expired/,
  },
} as const;

const HEADS = [
  ...[
    '中文名称 Name in Chinese *',
    '英文名称 Name in English *',
    '展品分类 Category',
    '中文标签 Tags in Chinese',
  ],
  ...['英文标签 Tags in English', '中文描述 Description in Chinese *', '英文描述 Description in English *'],
  '图片 Picture *',
];

describe('exhibits from a spreadsheet', () => {
  it.each(walkedIn('EN'))(
    'an archive is checked line by line; what is right is handed in once, and stands in the list: %s',
    async (locale) => {
      const say = words[locale];
      const at = await page({
        locale,
        width: locale === 'ZH' ? 1440 : 375,
        allowErrors: [/400 \(Bad Request\) \S*\/app\/exhibiting\/exhibits\/imports/],
      });
      await signInAs(at, 'exhibitor');
      await at.goto('/d/zsCenter?menu=exhibits');
      const main = at.getByRole('main');
      await main.getByRole('link', { name: say.import }).click();
      await main.getByRole('heading', { name: say.import }).waitFor();
      const form = await fetch(
        inject('baseUrl') +
          required(await main.getByRole('link', { name: say.form }).getAttribute('href'), 'href'),
      );
      expect(form.headers.get('content-type')).toContain('spreadsheetml');
      await expectOneLanguage(at, locale);
      await expectFitInBothThemes(at);

      const choose = (name: string, buffer: Buffer) => chooseList(at, name, buffer);
      await choose('list.csv', Buffer.from('a,b'));
      await main.getByRole('alert').filter({ hasText: say.wrongType }).waitFor();
      await choose('list.zip', Buffer.from('a,b'));
      await main.getByRole('alert').filter({ hasText: say.unreadable }).waitFor();

      const mark = Date.now() % 1_000_000;
      const line = (number: number, category: string, picture: string) => [
        ...[`测试收线机 ${mark}-${number}`, `Test take-up ${mark}-${number}`, category, '收线', 'take-up'],
        ...['用于束绞线的收线。', 'Takes up bunched wire.', picture],
      ];
      const list = workbook([
        HEADS,
        line(1, '101', 'a.png'),
        line(2, '', 'b.png'),
        line(3, 'nothing', 'a.png'),
        line(4, '', 'none.png'),
      ]);
      await choose('list.zip', zip({ 'list.xlsx': list, 'a.png': png(64, 48), 'b.png': png(48, 64) }));
      const report = main.locator('[data-report]');
      await report.getByRole('heading', { name: say.wrong }).waitFor();
      expect(await report.evaluate((element) => element === document.activeElement)).toBe(true);
      const cells = (await report.locator('tbody tr').allInnerTexts()).map((text) => text.split('\t'));
      expect(cells.map(([number, column]) => [number, column])).toEqual([
        ['4', say.columns[0]],
        ['5', say.columns[1]],
      ]);
      await expectFitInBothThemes(at);

      const submit = report.getByRole('button', { name: say.submit });
      await at.reload();
      await pressTwice(submit);
      await at.getByText(say.said, { exact: true }).first().waitFor();
      await report.getByRole('heading', { name: say.done }).waitFor();
      await report.getByRole('link', { name: say.toList }).click();
      for (const number of [1, 2]) {
        const name = locale === 'ZH' ? `测试收线机 ${mark}-${number}` : `Test take-up ${mark}-${number}`;
        await main.getByRole('listitem').filter({ hasText: name }).first().waitFor();
      }
      const file = await at.request.get(
        required(await main.getByRole('link', { name: say.download }).getAttribute('href'), 'href'),
      );
      expect(file.headers()['content-disposition']).toContain('attachment');
      expect((await file.body()).subarray(0, 2).toString()).toBe('PK');

      await at.goto('/d/zsCenter?menu=exhibits&view=import&list=1');
      await main.getByText(say.gone).waitFor();
    },
    60_000,
  );
});
