import type { ExportTable } from './list.ts';
import { zipParts, type ArchiveEntry } from './zip-stream.ts';

/** Lines that a sheet can have below its head; what is longer goes on in a further sheet. */
const SHEET_LINES = 1_048_575;
/** Longest text of a cell. */
const LONGEST_CELL = 32_767;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const RELATIONS = 'application/vnd.openxmlformats-package.relationships+xml';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML has no place for these, escaped or not. */
const UNSPEAKABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNSPEAKABLE, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replaceAll('\r', '&#13;');

/** Styles: 0 plain, 1 the head, 2 text that stays text. */
const styles =
  `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
  '<font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FF0B1F3A"/></patternFill></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/>' +
  '<xf fontId="1" fillId="2" applyFont="1" applyFill="1"/>' +
  '<xf numFmtId="49" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>' +
  '</cellXfs></styleSheet>';

/** A, B … Z, AA … by the place of a column, from 0. */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}

/** Its type makes it neither formula nor number, whatever it looks like (docs/promises.md 15). */
const textCell = (place: string, text: string, style: number): string =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">` +
  `${escaped(text.slice(0, LONGEST_CELL))}</t></is></c>`;

/** A line of the sheet; blank cells are left out. @param line its number, from 1 */
function row(values: readonly (string | number)[], line: number, style = 2): string {
  const cells = values.map((value, at) => {
    const place = `${columnName(at)}${line}`;
    if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`;
    return value === '' ? '' : textCell(place, value, style);
  });
  return `<row r="${line}">${cells.join('')}</row>`;
}

const sheetPath = (number: number) => `xl/worksheets/sheet${number}.xml`;

/** The parts of the file that name its sheets. */
function frame(title: string, sheets: number): ArchiveEntry[] {
  const numbers = Array.from({ length: sheets }, (_, at) => at + 1);
  const each = (text: (number: number) => string) => numbers.map(text).join('');
  const name = (number: number) => escaped(number === 1 ? title : `${title} ${number}`);
  const parts = {
    '[Content_Types].xml':
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="${RELATIONS}"/>` +
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>` +
      `${each((number) => `<Override PartName="/${sheetPath(number)}" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/styles.xml': styles,
    'xl/workbook.xml':
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
      `${each((number) => `<sheet name="${name(number)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
      each(
        (number) =>
          `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
      ) +
      `<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  };
  return Object.entries(parts).map(([part, text]) => ({ name: part, content: [Buffer.from(text)] }));
}

/**
 * A list as .xlsx, in parts that are made as they are asked for: its sheet is packed line by line, and what names the
 * sheets stands behind them.
 * @param title of the sheet, at most 28 characters
 * @param sheetLines other than what a sheet can have, for tests
 */
export async function* xlsxParts(
  { heads, pages }: ExportTable,
  title: string,
  sheetLines = SHEET_LINES,
): AsyncGenerator<Buffer> {
  /** Lines that were read and did not fit into the sheet before. */
  let waiting: (string | number)[][] = [];
  let isOver = false;

  async function* sheet(): AsyncGenerator<Buffer> {
    const widths = heads.map(
      ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
    );
    yield Buffer.from(
      `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
        '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
        `<cols>${widths.join('')}</cols><sheetData>${row(
          heads.map(({ text }) => text),
          1,
          1,
        )}`,
    );
    for (let written = 0; written < sheetLines && !isOver;) {
      // Below the head, which is line 1.
      const first = written + 2;
      const lines = waiting.splice(0, sheetLines - written);
      written += lines.length;
      if (lines.length > 0) yield Buffer.from(lines.map((line, at) => row(line, first + at)).join(''));
      if (waiting.length > 0) continue;
      // Asked for even where the sheet is full: whether another one follows has to be known.
      const next = await pages.next();
      if (next.done === true) isOver = true;
      else waiting = next.value;
    }
    yield Buffer.from('</sheetData></worksheet>');
  }

  async function* entries(): AsyncGenerator<ArchiveEntry> {
    let number = 0;
    do {
      number += 1;
      yield { name: sheetPath(number), content: sheet() };
    } while (!isOver);
    yield* frame(title, number);
  }

  try {
    yield* zipParts(entries());
  } finally {
    // Whoever stops taking the file stops the reading.
    await pages.return(undefined);
  }
}
