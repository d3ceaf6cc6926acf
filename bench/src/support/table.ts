/** Characters that take two columns on a terminal. */
const WIDE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/gu;

const widthOf = (text: string) => text.length + (text.match(WIDE)?.length ?? 0);

/** A Markdown table that also reads well on a terminal; all columns but the first are aligned to the right. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(3, ...[title, ...rows.map((row) => row[column] ?? '')].map(widthOf)),
  );
  const line = (cells: string[]) =>
    `| ${cells
      .map((cell, column) => {
        const gap = ' '.repeat(Math.max(0, (widths[column] ?? 0) - widthOf(cell)));
        return column === 0 ? cell + gap : gap + cell;
      })
      .join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
