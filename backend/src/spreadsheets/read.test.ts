import { deflateRawSync } from 'node:zlib';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { readSpreadsheet, UnreadableSheet } from './index.ts';
import { readArchive, writeArchive } from './zip.ts';
import { first, required } from '../../test/support/required.ts';

const limits = { rows: 50, columns: 20 };
const all = { entries: 100, each: 1e7, all: 1e7 };
const book = async (data: SheetData) => Buffer.from(await writeExcelFile([{ sheet: 'A', data }]).toBuffer());

/** The same file with another text for its sheet. */
async function withSheet(change: (xml: string) => string): Promise<Buffer> {
  const parts = readArchive(await book([[{ value: 'x' }]]), all, () => true);
  const name = 'xl/worksheets/sheet1.xml';
  return writeArchive(parts.set(name, Buffer.from(change(required(parts.get(name)).toString()))));
}
const withRows = (rows: string) =>
  withSheet((xml) => xml.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`));
const texts = async (file: Buffer) =>
  (await readSpreadsheet(file, limits)).map((row) => row.map(({ text }) => text));
const reasonOf = async (file: Buffer): Promise<string> => {
  try {
    await readSpreadsheet(file, limits);
  } catch (error) {
    if (error instanceof UnreadableSheet) return error.reason;
    throw error;
  }
  return '';
};

describe('reading a spreadsheet', () => {
  it('gives the cells of every line as text: numbers as typed, without marks that nobody sees', async () => {
    const file = await book([
      [{ value: "'0138 \u200b" }, { value: 13_800_138_000 }, { value: '<a & "b">' }],
      [null, null, null],
      [{ value: true }, { value: new Date('2025-08-27T00:00:00Z'), format: 'yyyy-mm-dd' }, null],
    ]);
    expect(await texts(file)).toEqual([
      ['0138', '13800138000', '<a & "b">'],
      ['', '', ''],
      ['true', '2025-08-27', ''],
    ]);
  });

  it('marks formulas, worked out or not, and numbers whose last digits are gone', async () => {
    const file = await withRows(
      '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>NOW()</f></c><c r="C1" t="e"><v>#REF!</v></c>' +
        '<c r="D1"><v>310101199201011234</v></c></row>',
    );
    const row = first(await readSpreadsheet(file, limits));
    expect(row.map(({ isFormula }) => isFormula)).toEqual([true, true, true, false]);
    expect(row[3]).toMatchObject({ text: '', isFormula: false, hasLostDigits: true });
  });

  it('empty cells and rows far away are nothing, as programs leave them', async () => {
    const file = await withRows(
      '<row r="1"><c r="A1" t="inlineStr"><is><t>x</t></is></c><c r="XFD1" s="1"/></row>' +
        '<row r="1048576" ht="20"/><row r="1048575"><c r="A1048575" s="1"></c></row>',
    );
    expect(await texts(file)).toEqual([['x']]);
  });

  it('refuses what reaches beyond the limits', async () => {
    const cell = (place: string) => `<c r="${place}" t="inlineStr"><is><t>x</t></is></c>`;
    expect(await reasonOf(await withRows(`<row r="51">${cell('A51')}</row>`))).toBe('large');
    expect(await reasonOf(await withRows(`<row r="1">${cell('XFD1')}</row>`))).toBe('large');
    expect(await reasonOf(await withRows(`<row r="1048576">${cell('A1')}</row>`))).toBe('large');
  });

  it('refuses what is no spreadsheet, broken, encrypted or defines words of its own', async () => {
    const good = await book([[{ value: 'x' }]]);
    const encrypted = Buffer.from(good);
    encrypted.writeUInt8(1, encrypted.lastIndexOf('PK\x01\x02') + 8);
    const files = {
      nothing: Buffer.alloc(0),
      text: Buffer.from('姓名,手机\n张伟,13800138000'),
      csv: Buffer.from('d0d5c3fb2ccad6bbfa', 'hex'),
      cut: good.subarray(0, good.length / 2),
      zip: writeArchive(new Map([['readme.txt', Buffer.from('hello')]])),
      noSheet: writeArchive(new Map([['xl/workbook.xml', Buffer.from('<workbook/>')]])),
      entity: await withSheet((xml) => `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]>${xml}`),
      unclosed: await withRows('<row r="1"><c r="A1"><v>1</v>'),
      nested: await withRows('<row r="1"><c r="A1"><c r="B1"><v>1</v></c></c></row>'),
      unquoted: await withRows('<row r="1"><c r=\'XFD1\'><v>1</v></c></row>'),
    };
    for (const [name, file] of Object.entries(files)) expect(await reasonOf(file), name).toBe('unreadable');
    expect(await reasonOf(encrypted)).toMatch(/unreadable/);
  });

  it('a small file that unpacks to a gigabyte, or takes the patterns for ever, is refused at once', async () => {
    const bomb = readArchive(await book([[{ value: 'x' }]]), all, () => true);
    const packed = deflateRawSync(Buffer.alloc(300 * 1024 * 1024, ' '));
    // The directory says 10 bytes, and lies.
    const archive = writeArchive(bomb.set('xl/worksheets/sheet1.xml', packed));
    const at = archive.lastIndexOf('xl/worksheets/sheet1.xml') - 46;
    archive.writeUInt16LE(8, at + 10);
    archive.writeUInt32LE(10, at + 24);
    const began = performance.now();
    expect(await reasonOf(archive)).toBe('unreadable');
    for (const piece of ['<c r="A1">', '<row ', '<c ', '<x:c r="A1"><v>1</v>']) {
      expect(await reasonOf(await withRows(piece.repeat(4_000_000 / piece.length))), piece).toBe(
        'unreadable',
      );
    }
    expect(performance.now() - began).toBeLessThan(25_000);
  });
});
