/** Width of the box, what is between it and its label, and some air, in em. */
const BOX = 2.25;
/** Between two choices, in em. */
const GAP = 1.5;
/** Most choices that stand in one row; more stand in two columns. */
const MOST_IN_ROW = 4;

function letterInEm(letter: string): number {
  if (letter > '\u2e7f') return 1;
  return /[A-Zmw@%&]/.test(letter) ? 0.78 : 0.56;
}

/** Width of a text in em, rather too large than too small: Chinese letters are square, Latin ones half as wide. */
export function widthInEm(text: string): number {
  let width = 0;
  for (const letter of text) width += letterInEm(letter);
  return width;
}

/**
 * Columns of a grid of choices that no label wraps in for want of a column less: a few choices stand in one row or,
 * where it is too narrow for all of them, below one another; many in two columns or one.
 */
export function choiceColumns(labels: readonly string[]): string {
  const width = BOX + Math.max(0, ...labels.map(widthInEm));
  const round = (em: number) => `${Math.ceil(em * 10) / 10}em`;
  if (labels.length > MOST_IN_ROW) {
    return `repeat(auto-fill, minmax(min(100%, max(${round(width)}, 40%)), 1fr))`;
  }
  const row = labels.length * width + (labels.length - 1) * GAP;
  // Where the row does not fit, the factor makes the least width larger than the grid: one column is left.
  return `repeat(auto-fit, minmax(min(100%, max(${round(width)}, (${round(row)} - 100%) * 999)), 1fr))`;
}
