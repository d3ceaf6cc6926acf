import { type Cell, emptyCell, textCell } from './cell.ts';
import { decoded } from './decode.ts';
import type { TextEncoding } from './encoding-names.ts';
import type { ListLimits } from './limits.ts';
import { UnreadableSheet } from './unreadable.ts';

const SEPARATORS = [',', ';', '\t'] as const;
/** A number in the writing that programs give long ones: its last digits are gone. */
const SCIENTIFIC = /^\d(\.\d+)?E\+\d{2}$/i;

/** Characters of a file in which its first line ends: no head is longer. */
const LONGEST_HEAD = 64 * 1024;

/** The one that stands most often in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>(SEPARATORS.map((separator) => [separator, 0]));
  let isQuoted = false;
  for (const character of text.slice(0, LONGEST_HEAD)) {
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (character === '\n' || character === '\r') break;
    const count = counts.get(character);
    if (count !== undefined) counts.set(character, count + 1);
  }
  const often = (separator: string) => counts.get(separator) ?? 0;
  return SEPARATORS.reduce((best, separator) => (often(separator) > often(best) ? separator : best));
}

function cellOf(text: string, longest: number | undefined): Cell {
  // As a spreadsheet program would read it: a formula, and not what its author meant to write.
  if (/^\s*=/.test(text)) return { ...emptyCell, isFormula: true };
  if (SCIENTIFIC.test(text.trim())) return { ...emptyCell, hasLostDigits: true };
  return textCell(text, longest);
}

interface SeparatedValues {
  /** By lines, like those of `readSpreadsheet`. */
  rows: Cell[][];
  /** The encoding in which the file was read. */
  encoding: TextEncoding;
}

/**
 * The cells of a file of separated values (RFC 4180; commas, semicolons or tabs).
 * @param chosen its encoding, as its sender says; without one UTF-8, UTF-16 with its mark and GB18030 are recognised
 * @throws UnreadableSheet; UnknownEncoding, OtherMark and UnreadableBytes where names would be read wrongly
 */
export function readCsv(file: Buffer, limits: ListLimits, chosen?: TextEncoding): SeparatedValues {
  const { text, encoding } = decoded(file, chosen);
  return { rows: cellsOf(text, limits), encoding };
}

/** @throws UnreadableSheet */
function cellsOf(text: string, { rows: most, columns, longest }: ListLimits): Cell[][] {
  const separator = separatorOf(text);
  const rows: Cell[][] = [[]];
  const put = (value: string) => {
    const row = rows.at(-1);
    if (!row || row.length >= columns) throw new UnreadableSheet('large');
    row.push(cellOf(value, longest));
  };
  let at = 0;
  while (at < text.length) {
    let value = '';
    if (text[at] === '"') {
      // Up to a quote that is not doubled.
      let end = at + 1;
      for (;;) {
        const quote = text.indexOf('"', end);
        if (quote < 0) throw new UnreadableSheet('unreadable');
        if (text[quote + 1] !== '"') {
          value = text.slice(at + 1, quote).replaceAll('""', '"');
          at = quote + 1;
          break;
        }
        end = quote + 2;
      }
    }
    const start = at;
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
    put(value + text.slice(start, at));
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) put('');
      continue;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    if (at < text.length) rows.push([]);
    if (rows.length > most) throw new UnreadableSheet('large');
  }
  return rows;
}
