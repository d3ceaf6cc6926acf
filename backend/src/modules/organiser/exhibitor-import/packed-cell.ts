import { type Cell, emptyCell } from '../../../spreadsheets/index.ts';

/** A cell as it is kept: its text, 0 for a formula, 1 for a number whose last digits are gone, 2 for one that is covered. */
export type PackedCell = string | 0 | 1 | 2;

export function pack({ text, isFormula, hasLostDigits, isCovered }: Cell): PackedCell {
  if (isFormula) return 0;
  if (isCovered) return 2;
  return hasLostDigits ? 1 : text;
}

export const unpack = (cell: PackedCell | undefined): Cell => ({
  ...emptyCell,
  text: typeof cell === 'string' ? cell : '',
  isFormula: cell === 0,
  hasLostDigits: cell === 1,
  isCovered: cell === 2,
});

/** What people see of it. */
export const shown = (cell: PackedCell = ''): string => (typeof cell === 'string' ? cell : '?');
