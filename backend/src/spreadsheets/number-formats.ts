import { tagsOf } from './xml.ts';

/** What a number format of zeros shows a number as; undefined for a number that it does not change. */
export type ShownNumber = (value: string) => string | undefined;

/** A piece of a format: a digit that is always shown, an escaped or quoted text, or a mark that needs neither. */
const PIECES = /0|\\(.)|"([^"]*)"|([-+ ()/:])/gsuy;

/** Spreadsheets keep 15 digits of a number. */
const WHOLE = /^\d{1,15}$/;

/** The pieces of a format of nothing but zeros and texts, like `00000` or `000\-0000`; undefined for any other. */
function zerosOf(format: string): string[] | undefined {
  const [positive = ''] = format.split(';', 1);
  const pieces: string[] = [];
  let length = 0;
  for (const [whole, escaped, quoted, mark] of positive.matchAll(PIECES)) {
    length += whole.length;
    pieces.push(escaped ?? quoted ?? mark ?? '0\u0000');
  }
  const zeros = pieces.filter((piece) => piece === '0\u0000').length;
  return length === positive.length && zeros > 1 ? pieces : undefined;
}

/** The digits put where the zeros stand, from the right; digits too many stand at the first zero. */
function shownBy(pieces: readonly string[], value: string): string | undefined {
  const number = Number(value);
  if (!WHOLE.test(String(number))) return undefined;
  let digits = String(number).padStart(pieces.filter((piece) => piece === '0\u0000').length, '0');
  const first = pieces.indexOf('0\u0000');
  return pieces
    .map((piece, at) => ({ piece, at }))
    .toReversed()
    .map(({ piece, at }) => {
      if (piece !== '0\u0000') return piece;
      const taken = at === first ? digits : digits.slice(-1);
      digits = digits.slice(0, -1);
      return taken;
    })
    .toReversed()
    .join('');
}

/** How cells of each style show numbers, by the style's place, from 0; only styles that show leading zeros. */
export function zeroFormats(styles: string): Map<string, ShownNumber> {
  const formats = new Map(
    tagsOf(styles, 'numFmt').map((format) => [format.get('numFmtId'), format.get('formatCode') ?? '']),
  );
  // The styles of cells stand between these; others of the same name stand around them.
  const [, cells = ''] = /<(?:\w+:)?cellXfs\b(.*?)<\/(?:\w+:)?cellXfs>/s.exec(styles) ?? [];
  return new Map(
    tagsOf(cells, 'xf').flatMap((style, at): [string, ShownNumber][] => {
      const pieces = zerosOf(formats.get(style.get('numFmtId')) ?? '');
      return pieces ? [[String(at), (value) => shownBy(pieces, value)]] : [];
    }),
  );
}
