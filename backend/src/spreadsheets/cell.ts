/** A text is cut here unless a list says otherwise: few fields take as much. */
const LONGEST = 1000;

/** What stands in a cell. `lost`: a number with more digits than spreadsheets keep. */
export interface Cell {
  text: string;
  isFormula: boolean;
  hasLostDigits: boolean;
}

export const emptyCell: Cell = { text: '', isFormula: false, hasLostDigits: false };

/** Text without what cannot be seen or stored; lines stay lines, in a cell where somebody made them. */
const tidy = (text: string, longest: number): string =>
  text
    .slice(0, longest)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+|(?:(?!\n)[\p{Cc}\p{Cf}])+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/ {2,}/g, ' ')
    .trim()
    // Somebody's way to keep a number as it was typed.
    .replace(/^['’‘]+/, '')
    .trim();

/** A cell of a text. @param longest characters that are read */
export const textCell = (text: string, longest = LONGEST): Cell => ({
  ...emptyCell,
  text: tidy(text, longest),
});
