import type { SheetLimits } from './limits.ts';
import { UnreadableSheet } from './unreadable.ts';

/** Stands in a cell that held a formula: a sign that nobody types. */
export const FORMULA = '\uE0F0';

/** No tag of a spreadsheet is longer, in characters. */
const LONGEST_TAG = 4000;

interface Tag {
  /** With its prefix, like `x:c`. */
  name: string;
  /** Without. */
  local: string;
  kind: 'open' | 'close' | 'alone';
  attributes: string;
  /** As it stands in the file, with the text behind it. */
  source: string;
}

/** @throws UnreadableSheet for a document type, which could define what multiplies, and for what no program writes */
function tagOf(piece: string): Tag {
  const end = piece.indexOf('>');
  if (end < 0 || end > LONGEST_TAG || piece.startsWith('!')) throw new UnreadableSheet('unreadable');
  const head = piece.slice(0, end);
  const [, slash, name = '', rest = ''] = /^(\/?)([\w:.?-]*)(.*)$/s.exec(head) ?? [];
  const isAlone = rest.endsWith('/') || name.startsWith('?');
  const opening = isAlone ? 'alone' : 'open';
  return {
    name,
    local: name.slice(name.indexOf(':') + 1),
    kind: slash ? 'close' : opening,
    attributes: rest,
    source: `<${piece}`,
  };
}

const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** The place of a cell like B5, within the limits. */
function placeOf(attributes: string, limits: SheetLimits): string {
  const [, letters, row] = /\sr="([A-Z]{1,3})(\d{1,7})"/.exec(attributes) ?? [];
  if (letters === undefined || row === undefined) throw new UnreadableSheet('unreadable');
  if (columnNumber(letters) > limits.columns || Number(row) > limits.rows) throw new UnreadableSheet('large');
  return letters + row;
}

/** A cell with its content, as the reader shall see it; nothing for an empty one. */
function cellOf(parts: readonly Tag[], limits: SheetLimits): string {
  const [first] = parts;
  if (!first || parts.length <= 2) return '';
  const place = placeOf(first.attributes, limits);
  // An error of a formula, or a formula that nobody has worked out yet, would end the reading of everything.
  const isFormula = parts.some(({ local }) => local === 'f') || /\st="e"/.test(first.attributes);
  if (!isFormula) return parts.map(({ source }) => source).join('');
  const { name } = first;
  const prefix = name.slice(0, -1);
  return `<${name} r="${place}" t="inlineStr"><${prefix}is><${prefix}t>${FORMULA}</${prefix}t></${prefix}is></${name}>`;
}

/**
 * The XML of a sheet with formulas marked, empty cells and rows taken out, and nothing outside of the limits: a reader
 * makes room for every row and column up to the last one that is named. One walk over the text, whatever it is.
 * @throws UnreadableSheet
 */
export function tameSheet(xml: string, limits: SheetLimits): string {
  const [before = '', ...pieces] = xml.split('<');
  const out = [before];
  let cell: Tag[] | undefined;
  let row: { tag: Tag; at: number } | undefined;
  for (const piece of pieces) {
    const tag = tagOf(piece);
    if (cell) {
      cell.push(tag);
      if (tag.local !== 'c') continue;
      if (tag.kind !== 'close') throw new UnreadableSheet('unreadable');
      const content = cellOf(cell, limits);
      if (content !== '') out.push(content);
      cell = undefined;
    } else if (tag.local === 'c') {
      if (tag.kind === 'open') cell = [tag];
    } else if (tag.local === 'row') {
      if (tag.kind === 'open') {
        row = { tag, at: out.length };
        out.push(tag.source);
      } else if (tag.kind === 'close' && row) {
        if (out.length === row.at + 1) out.pop();
        else {
          const number = /\sr="(\d{1,7})"/.exec(row.tag.attributes)?.[1];
          if (/\sr\s*=/.test(row.tag.attributes) && number === undefined)
            throw new UnreadableSheet('unreadable');
          if (Number(number ?? 0) > limits.rows) throw new UnreadableSheet('large');
          out.push(tag.source);
        }
        row = undefined;
      }
    } else {
      out.push(tag.source);
    }
  }
  if (cell || row) throw new UnreadableSheet('unreadable');
  return out.join('');
}
