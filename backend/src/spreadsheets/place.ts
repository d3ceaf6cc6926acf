/** Where a cell stands, from 1. */
export interface Place {
  column: number;
  row: number;
}

const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** The letters of a column. @param column from 1 */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + ((column - 1) % 26));
  return column <= 26 ? letter : columnLetters(Math.floor((column - 1) / 26)) + letter;
}

/** The place that an address like B5 names; undefined for what is none. */
export function placeOf(address: string): Place | undefined {
  const [, letters, row] = /^([A-Z]{1,3})(\d{1,7})$/.exec(address) ?? [];
  return letters === undefined || row === undefined
    ? undefined
    : { column: columnNumber(letters), row: Number(row) };
}
