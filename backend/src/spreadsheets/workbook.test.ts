import { describe, expect, it } from 'vitest';
import { readSpreadsheet } from './index.ts';
import { writeArchive } from './zip.ts';

const limits = { rows: 50, columns: 20 };
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

interface Sheet {
  rows: string;
  state?: string;
  kind?: string;
  /** Behind the rows. */
  more?: string;
}

const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
const relations = (...all: string[]) => `<Relationships xmlns="${PACKAGE}">${all.join('')}</Relationships>`;

/** A workbook written by hand. @param folder of its parts, with a slash behind it */
function book(sheets: readonly Sheet[], { styles = '', strings = '', folder = 'xl/' } = {}): Buffer {
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relations(relation('rId1', 'officeDocument', `${folder}workbook.xml`)),
    [`${folder}workbook.xml`]:
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
      sheets
        .map(
          ({ state }, at) =>
            `<sheet name="S${at}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
        )
        .join('') +
      '</sheets></workbook>',
    [`${folder}_rels/workbook.xml.rels`]: relations(
      ...sheets.map(({ kind = 'worksheet' }, at) => relation(`rId${at + 1}`, kind, `sheets/s${at}.xml`)),
      relation('rId98', 'styles', 'styles.xml'),
      relation('rId99', 'sharedStrings', 'strings.xml'),
    ),
    [`${folder}styles.xml`]: `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
    [`${folder}strings.xml`]: `<sst xmlns="${MAIN}">${strings}</sst>`,
    ...Object.fromEntries(
      sheets.map(({ rows, more = '' }, at) => [
        `${folder}sheets/s${at}.xml`,
        `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${more}</worksheet>`,
      ]),
    ),
  };
  return writeArchive(new Map(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)])));
}

const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (text: string) => `<row r="1">${cell('A1', text)}</row>`;
const texts = async (file: Buffer, more = {}) =>
  (await readSpreadsheet(file, { ...limits, ...more })).map((line) => line.map(({ text }) => text));

describe('the sheet of a workbook that is read', () => {
  it('is the first that is no chart and not hidden', async () => {
    const sheets = [
      { rows: row('hidden'), state: 'hidden' },
      { rows: row('very hidden'), state: 'veryHidden' },
      { rows: '', kind: 'chartsheet' },
      { rows: row('list') },
    ];
    expect(await texts(book(sheets))).toEqual([['list']]);
  });

  it('is the first with known heads, where a cover stands before it; else the first', async () => {
    const file = book([{ rows: row('cover') }, { rows: row('head') }, { rows: row('head 2') }]);
    const hasHeads = (rows: { text: string }[][]) => rows.some(([first]) => first?.text.startsWith('head'));
    expect(await texts(file, { hasHeads })).toEqual([['head']]);
    expect(await texts(file, { hasHeads: () => false })).toEqual([['cover']]);
  });

  it('is found where the parts stand at the root of the archive or in a folder with another name', async () => {
    for (const folder of ['', 'book/']) {
      const strings = '<si><t>shared</t></si>';
      const rows = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
      expect(await texts(book([{ rows }], { folder, strings })), folder).toEqual([['shared']]);
    }
  });

  it('gives places to rows and cells without an address', async () => {
    const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    const rows = `<row>${text('a')}<c/>${text('c')}</row><row r="3">${text('d')}${cell('D3', 'e')}${text('f')}</row><row>${text('g')}</row>`;
    expect(await texts(book([{ rows }]))).toEqual([
      ['a', '', 'c', '', ''],
      ['', '', '', '', ''],
      ['d', '', '', 'e', 'f'],
      ['g', '', '', '', ''],
    ]);
  });

  it('has one line end where the carriage return stands twice', async () => {
    expect(await texts(book([{ rows: row('a_x000D_\r\nb_x000D_\nc') }]))).toEqual([['a\nb\nc']]);
  });
});

describe('numbers of a workbook', () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="000\\-0000"/>' +
    '<numFmt numFmtId="166" formatCode="&quot;A&quot;000"/><numFmt numFmtId="167" formatCode="0.00"/></numFmts>' +
    '<cellStyleXfs><xf numFmtId="164"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/>' +
    '<xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/></cellXfs>';
  const number = (place: string, style: number, value: string) =>
    `<c r="${place}" s="${style}"><v>${value}</v></c>`;
  const read = async (...cells: string[]) =>
    (await readSpreadsheet(book([{ rows: `<row r="1">${cells.join('')}</row>` }], { styles }), limits))[0];

  it('stand with the zeros that their format shows', async () => {
    const cells = await read(
      number('A1', 1, '1067'),
      number('B1', 1, '1234567'),
      number('C1', 2, '10067'),
      number('D1', 3, '7'),
      number('E1', 4, '7.5'),
      number('F1', 0, '7'),
    );
    expect(cells?.map(({ text }) => text)).toEqual(['01067', '1234567', '001-0067', 'A007', '7.5', '7']);
  });

  it('of more than 15 digits are lost, whatever their format', async () => {
    const cells = await read(
      number('A1', 0, '999999999999999'),
      number('B1', 0, '1234567890123450'),
      number('C1', 1, '1000000000000000'),
      number('D1', 0, '1.23456789012345E+15'),
    );
    expect(cells?.map(({ hasLostDigits }) => hasLostDigits)).toEqual([false, true, true, true]);
    expect(cells?.[0]?.text).toBe('999999999999999');
  });
});

describe('merged cells of a workbook', () => {
  it('are blank below their first line, and marked', async () => {
    const rows = `<row r="1">${cell('A1', 'a')}${cell('B1', 'b')}</row><row r="2">${cell('B2', 'c')}</row>`;
    const file = book([{ rows, more: '<mergeCells count="1"><mergeCell ref="A1:A2"/></mergeCells>' }]);
    const covered = (await readSpreadsheet(file, limits)).map((line) =>
      line.map(({ isCovered }) => isCovered),
    );
    expect(covered).toEqual([
      [false, false],
      [true, false],
    ]);
  });
});
