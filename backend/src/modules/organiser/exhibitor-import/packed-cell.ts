import type { Cell } from '../../../spreadsheets/index.ts';

/** A cell as it is kept: its text, 0 for a formula, 1 for a number whose last digits are gone. */
export type PackedCell = string | 0 | 1;

export function pack({ text, isFormula, hasLostDigits }: Cell): PackedCell {
  if (isFormula) return 0;
  return hasLostDigits ? 1 : text;
}

export const unpack = (cell: PackedCell | undefined): Cell => ({
  text: typeof cell === 'string' ? cell : '',
  isFormula: cell === 0,
  hasLostDigits: cell === 1,
});

/** What people see of it. */
export const shown = (cell: PackedCell = ''): string => (typeof cell === 'string' ? cell : '?');
