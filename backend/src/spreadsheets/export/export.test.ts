import { describe, expect, it } from 'vitest';
import { readSpreadsheet } from '../index.ts';
import { readArchive } from '../zip.ts';
import { csvParts, exportList, ROWS_AT_ONCE, xlsxParts, type ExportList } from './index.ts';
import { required } from '../../../test/support/required.ts';

/** A list of numbers from 1, that notes each page which is read. */
function numbers(length: number, value: (at: number) => string | number = (at) => at) {
  const reads: (number | undefined)[] = [];
  const list: ExportList = exportList<number>({
    name: 'numbers',
    title: { ZH: '数字', EN: 'Numbers' },
    lead: { ZH: '', EN: '' },
    columns: [
      { head: { ZH: '数', EN: 'No, "quoted"' }, width: 10, value },
      { head: { ZH: '空', EN: 'Blank' }, width: 10, value: () => '' },
    ],
    count: async () => length,
    read: async (_span, after, limit) => {
      reads.push(after);
      const from = (after ?? 0) + 1;
      return Array.from({ length: Math.min(limit, length - from + 1) }, (_, at) => from + at);
    },
  });
  return { list, reads };
}

const whole = async (parts: AsyncGenerator<Buffer>): Promise<Buffer> => {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
};
const open = (length: number, value?: (at: number) => string | number) =>
  numbers(length, value).list.open({}, 'EN');
const xlsx = async (length: number, value?: (at: number) => string | number) =>
  whole(xlsxParts(await open(length, value), 'Numbers'));
const unpacked = (file: Buffer) => readArchive(file, { entries: 50, each: 1e8, all: 1e8 }, () => true);

/** Whatever a cell may hold that is no plain word. */
const hostile = [
  ...['=1+1', '+8613800138000', '-5', '@SUM(A1)', '\tx', '\rx'],
  ...['a,b', 'say "hi"', 'two\nlines', '<&>', '  room  ', 'nul\u0000\u000b\uffff', '中文 🎪', '\ud800'],
];

describe('lists that are given away', () => {
  it('CSV: UTF-8 with its mark, CRLF, quoted where it has to be, and never a formula', async () => {
    const table = await open(hostile.length, (at) => hostile[at - 1] ?? '');
    const text = (await whole(csvParts(table))).toString('utf8');
    expect(text.startsWith('\ufeff"No, ""quoted""",Blank\r\n')).toBe(true);
    const lines = text.slice(1).split('\r\n');
    expect(lines.slice(1, 7)).toEqual([
      ...['"\'=1+1",', '"\'+8613800138000",', '"\'-5",', '"\'@SUM(A1)",', '"\'\tx",', '"\'\rx",'],
    ]);
    expect(lines.slice(7, 10)).toEqual(['"a,b",', '"say ""hi""",', '"two\nlines",']);
  });

  it('.xlsx: every text stays that text, every number a number, and never a formula', async () => {
    const file = await xlsx(hostile.length + 1, (at) => hostile[at - 1] ?? 42.5);
    const [head, ...lines] = await readSpreadsheet(file, { rows: 100, columns: 5 });
    expect(head?.map(({ text }) => text)).toEqual(['No, "quoted"', 'Blank']);
    expect(lines.map(([cell]) => required(cell).isFormula)).toEqual(lines.map(() => false));
    expect(lines.map(([cell]) => required(cell).text)).toEqual([
      // The reader takes off the sign that makes them harmless.
      ...['=1+1', '+8613800138000', '-5', '@SUM(A1)', 'x', 'x'],
      ...['a,b', 'say "hi"', 'two\nlines', '<&>', 'room', 'nul', '中文 🎪', '\ufffd', '42.5'],
    ]);
    const xml = required(unpacked(file).get('xl/worksheets/sheet1.xml')).toString();
    expect(xml).toContain('<t xml:space="preserve">=1+1</t>');
    expect(xml).toContain('<c r="A16"><v>42.5</v></c>');
    expect(xml).not.toContain('<f>');
  });

  it('an empty list is a file with its head alone', async () => {
    expect((await whole(csvParts(await open(0)))).toString()).toBe('\ufeff"No, ""quoted""",Blank\r\n');
    expect(await readSpreadsheet(await xlsx(0), { rows: 5, columns: 5 })).toHaveLength(1);
  });

  it('a text longer than a cell can be is cut, one with more columns than letters has its place', async () => {
    const file = await xlsx(1, () => 'x'.repeat(40_000));
    const [, [cell] = []] = await readSpreadsheet(file, { rows: 5, columns: 5 });
    expect(cell?.text.length).toBe(1000);
    expect(unpacked(file).get('xl/worksheets/sheet1.xml')?.length).toBeLessThan(34_000);
    const wide = exportList<number>({
      name: 'wide',
      title: { ZH: '宽', EN: 'Wide' },
      lead: { ZH: '', EN: '' },
      count: async () => 1,
      columns: Array.from({ length: 30 }, (_, at) => ({
        head: { ZH: `${at}`, EN: `${at}` },
        width: 5,
        value: () => at,
      })),
      read: async (_span, after) => (after === undefined ? [1] : []),
    });
    const sheet = await whole(xlsxParts(await wide.open({}, 'ZH'), '宽'));
    const line = required((await readSpreadsheet(sheet, { rows: 5, columns: 40 }))[1]);
    expect(line.map(({ text }) => text)).toEqual(Array.from({ length: 30 }, (_, at) => `${at}`));
  });

  it('is read page by page as it is taken: the first bytes are there before the second page is read', async () => {
    for (const make of [csvParts, (table: Parameters<typeof csvParts>[0]) => xlsxParts(table, 'N')]) {
      const { list, reads } = numbers(ROWS_AT_ONCE * 400);
      const parts = make(await list.open({}, 'ZH'));
      expect((await parts.next()).value?.length).toBeGreaterThan(0);
      // Nothing but the page that is being packed has been asked for.
      expect(reads.length).toBeLessThanOrEqual(1);
      await parts.next();
      // What waits in streams on the way is some pages, never the list.
      expect(reads.length).toBeLessThan(40);
      await parts.return(undefined);
      const before = reads.length;
      await new Promise((resolve) => setImmediate(resolve));
      expect(reads.length).toBeLessThanOrEqual(before + 1);
    }
  });

  it('keeps all lines of many pages in their order', async () => {
    const { list, reads } = numbers(1201);
    const text = (await whole(csvParts(await list.open({}, 'ZH')))).toString();
    expect(text.trim().split('\r\n').slice(1)).toEqual(Array.from({ length: 1201 }, (_, at) => `${at + 1},`));
    expect(reads).toEqual([undefined, 500, 1000]);
    const rows = await readSpreadsheet(await xlsx(1201), { rows: 2000, columns: 5 });
    expect(rows.slice(1).map(([cell]) => required(cell).text)).toEqual(
      Array.from({ length: 1201 }, (_, at) => `${at + 1}`),
    );
  });

  it('goes on in a further sheet where one is full', async () => {
    for (const [lines, sheets] of [
      [600, 1],
      [601, 2],
      [1200, 2],
      [1201, 3],
    ] as const) {
      const parts = unpacked(await whole(xlsxParts(await open(lines), 'N', 600)));
      const found = [...parts.keys()].filter((name) => name.startsWith('xl/worksheets/'));
      expect(found).toHaveLength(sheets);
      const rows = found.map((name) => required(parts.get(name)).toString().split('<row ').length - 2);
      expect(rows.reduce((sum, count) => sum + count, 0)).toBe(lines);
      expect(required(parts.get('xl/workbook.xml')).toString().split('<sheet ').length - 1).toBe(sheets);
    }
  });

  it('a failure on the way breaks the file off, it never looks whole', async () => {
    const broken = exportList<number>({
      name: 'broken',
      title: { ZH: '断', EN: 'Broken' },
      lead: { ZH: '', EN: '' },
      columns: [{ head: { ZH: '数', EN: 'No' }, width: 5, value: (at) => at }],
      count: async () => 1000,
      read: async (_span, after) => {
        if (after !== undefined) throw new Error('the database is gone');
        return Array.from({ length: ROWS_AT_ONCE }, (_, at) => at);
      },
    });
    await expect(whole(csvParts(await broken.open({}, 'ZH')))).rejects.toThrow('gone');
    await expect(whole(xlsxParts(await broken.open({}, 'ZH'), 'B'))).rejects.toThrow('gone');
  });
});
