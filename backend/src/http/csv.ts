/** Starts that a spreadsheet takes for a formula (docs/promises.md 15). */
const FORMULA = /^[=+\-@\t\r]/;

/** What a spreadsheet shows as the text that it is. Separated values need this: their cells have no type. */
const harmlessCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** One cell: never a formula, quoted where it has to be. */
function cell(text: string): string {
  const harmless = harmlessCell(text);
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** What a file begins with, so that spreadsheets open it by a click and read it as UTF-8. */
export const CSV_MARK = '\u{FEFF}';

/** Rows of a file: commas, CRLF. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
