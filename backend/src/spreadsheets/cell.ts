/** A text is cut here unless a list says otherwise: few fields take as much. */
const LONGEST = 1000;

/** What stands in a cell. */
export interface Cell {
  text: string;
  isFormula: boolean;
  /** A number with more digits than spreadsheets keep. */
  hasLostDigits: boolean;
  /** Blank, because a cell of a line above covers it. */
  isCovered: boolean;
}

export const emptyCell: Cell = { text: '', isFormula: false, hasLostDigits: false, isCovered: false };

/** Signs that nobody sees: they part no words, so nothing takes their place. Tabs and line ends are blanks. */
const INVISIBLE = /(?!\s)[\p{Cc}\p{Cf}]|\uFEFF/gu;

/** A spreadsheet's sign for a text, where the text would be a number or a formula without it. */
const TEXT_SIGN = /^['’‘](?=[\d+\-=@])/;

/** Text without what cannot be seen or stored; lines stay lines, in a cell where somebody made them. */
const tidy = (text: string, longest: number): string =>
  text
    .slice(0, longest)
    .toWellFormed()
    // A workbook may write the carriage return of one line end twice: escaped and as it is.
    .replace(/\r*\n|\r|\u0085/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
    .replace(TEXT_SIGN, '')
    .trim();

/** A cell of a text. @param longest characters that are read */
export const textCell = (text: string, longest = LONGEST): Cell => ({
  ...emptyCell,
  text: tidy(text, longest),
});
