import type { SheetLimits } from './limits.ts';
import type { ShownNumber } from './number-formats.ts';
import { columnLetters, placeOf } from './place.ts';
import { UnreadableSheet } from './unreadable.ts';
import { escaped } from './xml.ts';

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

/** The numbers of the row and cell that come next: those that have no address follow the ones before. */
interface Walk {
  row: number;
  column: number;
}

/** The place of a cell like B5; a cell without an address stands behind the one before. */
function nextPlace(attributes: string, walk: Walk): string {
  const isNamed = /\sr\s*=/.test(attributes);
  const named = isNamed ? placeOf(/\sr="([^"]*)"/.exec(attributes)?.[1] ?? '') : undefined;
  if (isNamed && !named) throw new UnreadableSheet('unreadable');
  const { row, column } = named ?? { row: walk.row, column: walk.column + 1 };
  walk.row = row;
  walk.column = column;
  return `${columnLetters(column)}${row}`;
}

const inlineText = (name: string, place: string, text: string): string => {
  const prefix = name.slice(0, -1);
  return `<${name} r="${place}" t="inlineStr"><${prefix}is><${prefix}t>${text}</${prefix}t></${prefix}is></${name}>`;
};

/** A cell with its content, as the reader shall see it; nothing for an empty one. */
function cellOf(parts: readonly Tag[], walk: Walk, { limits, formats }: Sheet): string {
  const [first, ...content] = parts;
  if (!first) return '';
  const place = nextPlace(first.attributes, walk);
  if (parts.length <= 2) return '';
  if (walk.column > limits.columns || walk.row > limits.rows) throw new UnreadableSheet('large');
  const { name, attributes } = first;
  const type = /\st="(\w+)"/.exec(attributes)?.[1] ?? 'n';
  // An error of a formula, or a formula that nobody has worked out yet, would end the reading of everything.
  if (type === 'e' || parts.some(({ local }) => local === 'f')) return inlineText(name, place, FORMULA);
  const format = type === 'n' ? formats.get(/\ss="(\d+)"/.exec(attributes)?.[1] ?? '') : undefined;
  const value = content.find(({ local, kind }) => local === 'v' && kind === 'open');
  const shown = value && format?.(value.source.slice(value.source.indexOf('>') + 1));
  if (shown !== undefined) return inlineText(name, place, escaped(shown));
  const rest = attributes.replace(/\sr="[^"]*"/, '');
  // The text that stands before the first tag of the content belongs to the cell's own tag.
  const text = first.source.slice(first.source.indexOf('>'));
  return `<${name} r="${place}"${rest}${text}${content.map(({ source }) => source).join('')}`;
}

interface Sheet {
  limits: SheetLimits;
  formats: ReadonlyMap<string, ShownNumber>;
}

/** A row whose end has not come. */
interface OpenRow {
  name: string;
  /** None where its cells, or its place, tell it. */
  number: number | undefined;
  /** Of its tag in what is written. */
  at: number;
}

/** A row's number, where it has one. @throws UnreadableSheet */
function rowNumber({ attributes }: Tag): number | undefined {
  const number = /\sr="(\d{1,7})"/.exec(attributes)?.[1];
  if (/\sr\s*=/.test(attributes) && number === undefined) throw new UnreadableSheet('unreadable');
  return number === undefined ? undefined : Number(number);
}

/**
 * The XML of a sheet with formulas marked, numbers as their format shows them, empty cells and rows taken out, and
 * nothing outside of the limits: a reader makes room for every row and column up to the last one that is named. One walk
 * over the text, whatever it is.
 * @param formats how the styles of cells show numbers
 * @throws UnreadableSheet
 */
export function tameSheet(xml: string, limits: SheetLimits, formats: Sheet['formats']): string {
  const [before = '', ...pieces] = xml.split('<');
  const out = [before];
  const walk: Walk = { row: 0, column: 0 };
  let cell: Tag[] | undefined;
  let row: OpenRow | undefined;
  const put = (parts: readonly Tag[]) => {
    const content = cellOf(parts, walk, { limits, formats });
    if (content !== '') out.push(content);
  };
  const openRow = (tag: Tag) => {
    const number = rowNumber(tag);
    walk.row = number ?? walk.row + 1;
    walk.column = 0;
    if (tag.kind !== 'open') return;
    row = { name: tag.name, number, at: out.length };
    out.push('');
  };
  const closeRow = ({ name, number = walk.row, at }: OpenRow, source: string) => {
    if (out.length === at + 1) out.pop();
    else {
      if (number > limits.rows) throw new UnreadableSheet('large');
      out[at] = `<${name} r="${number}">`;
      out.push(source);
    }
  };
  for (const piece of pieces) {
    const tag = tagOf(piece);
    if (cell) {
      cell.push(tag);
      if (tag.local !== 'c') continue;
      if (tag.kind !== 'close') throw new UnreadableSheet('unreadable');
      put(cell);
      cell = undefined;
    } else if (tag.local === 'c') {
      if (tag.kind === 'open') cell = [tag];
      else if (tag.kind === 'alone') put([tag]);
    } else if (tag.local === 'row') {
      if (tag.kind !== 'close') openRow(tag);
      else if (row) {
        closeRow(row, tag.source);
        row = undefined;
      }
    } else {
      out.push(tag.source);
    }
  }
  if (cell || row) throw new UnreadableSheet('unreadable');
  return out.join('');
}
