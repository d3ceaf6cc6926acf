import { instantOf, shanghaiText } from '../../../clock/clock.ts';
import {
  ON,
  sidesOf,
  type Choice,
  type Collection,
  type Field,
  type Values,
} from '../../../collections/index.ts';
import { Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import type { Bilingual } from '../../../http/language.ts';
import { readAll } from '../../../http/read-all.ts';
import { typedLine, typedLines } from '../../../http/typed-text.ts';
import { sanitiseForeignText, wordsOf } from '../../../rich-text/sanitise.ts';
import { isPictureAddress } from '../../../uploads/index.ts';
import { isLink } from '../console/link.ts';
import { isDay } from '../edition/values.ts';
import { MAX_ADDRESS, MAX_HTML, MAX_PICTURES, mostOf } from './limits.ts';
import { about, sideLabel } from './messages.ts';

/** A file that a side names and that did not stand there before: its uploader has to be who writes. */
export interface NewFile {
  side: string;
  address: string;
  kinds: readonly ('document' | 'image')[];
}

/** A field with the choices that there are now. */
export type ReadyField = Omit<Field, 'choices'> & { choices: readonly Choice[] };

interface Side {
  name: string;
  field: ReadyField;
  label: Bilingual;
}

const refusal = (text: Bilingual, { name }: Side) => new Refusal(text).about(name);

const sideAt = (field: Field | ReadyField, at: number) => {
  if (field.sides === 'one') return 'one';
  return at === 0 ? 'cn' : 'en';
};

/** Sides of fields with what they are called. */
export const labelledSides = (field: Field | ReadyField): { name: string; label: Bilingual }[] =>
  sidesOf(field).map((name, at) => ({
    name,
    label: sideLabel(field.label, sideAt(field, at)),
  }));

function numberOf(typed: string, side: Side): string {
  const { field, label } = side;
  const text = typed.trim();
  if (text === '') return '';
  const decimals = Math.log10(field.scale ?? 1);
  const pattern = decimals > 0 ? new RegExp(`^\\d{1,10}(\\.\\d{1,${decimals}})?$`) : /^\d{1,10}$/;
  if (!pattern.test(text)) throw refusal(about.wrong(label), side);
  const [from, to] = [field.min ?? 0, mostOf(field)];
  if (Number(text) < from || Number(text) > to) throw refusal(about.range(label, from, to), side);
  return String(Number(text));
}

function momentOf(typed: string, side: Side): string {
  const text = typed.trim();
  if (text === '') return '';
  const at = /^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? instantOf(text) : new Date(NaN);
  // 31 February would become a day of March.
  if (Number.isNaN(at.getTime()) || shanghaiText(at) !== text) throw refusal(about.wrong(side.label), side);
  return text;
}

function dayOf(typed: string, side: Side): string {
  const text = typed.trim();
  if (text !== '' && !isDay(text)) throw refusal(about.wrong(side.label), side);
  return text;
}

function bounded(text: string, side: Side): string {
  const most = mostOf(side.field);
  if (graphemes(text) > most) throw refusal(about.long(side.label, most), side);
  return text;
}

/**
 * Reads what an editor typed by the kinds of the fields; what is missing is not told here.
 * @param stood texts that this entry had before: files that they name may stay
 * @throws Refusal naming the sides
 */
export function readValues(
  fields: readonly ReadyField[],
  typed: Values,
  stood: readonly Values[],
): { values: Values; files: NewFile[] } {
  const files: NewFile[] = [];
  const before = stood.flatMap((values) => Object.values(values));

  function addressOf(text: string, side: Side, kinds: NewFile['kinds']): string {
    const address = text.trim();
    if (address === '' || before.includes(address)) return address;
    if (address.length > MAX_ADDRESS) throw refusal(about.wrong(side.label), side);
    files.push({ side: side.name, address, kinds });
    return address;
  }

  function htmlOf(text: string, side: Side): string {
    // What stood there was clean when it was written; nothing of it changes unasked.
    if (before.includes(text)) return text;
    if (text.length > MAX_HTML) throw refusal(about.long(side.label, MAX_HTML), side);
    const isKept = (src: string) => before.some((value) => value.includes(`"${src}"`));
    const { html, pictures } = sanitiseForeignText(text, (src) => isPictureAddress(src) || isKept(src));
    if (pictures.length > MAX_PICTURES) throw refusal(about.pictures(side.label, MAX_PICTURES), side);
    for (const address of pictures.filter((one) => !isKept(one)))
      files.push({ side: side.name, address, kinds: ['image'] });
    return html.includes('<img') || wordsOf(html) !== '' ? html : '';
  }

  function linkOf(text: string, side: Side): string {
    const address = text.trim();
    if (address.length > MAX_ADDRESS || (address !== '' && !isLink(address)))
      throw refusal(about.address(side.label), side);
    return address;
  }

  function choiceOf(text: string, side: Side): string {
    const isKnown = text === '' || side.field.choices.some(({ value }) => value === text);
    if (!isKnown) throw refusal(about.wrong(side.label), side);
    return text;
  }

  const readers: Record<Field['kind'], (text: string, side: Side) => string> = {
    line: (text, side) => bounded(typedLine(text), side),
    text: (text, side) => bounded(typedLines(text), side),
    rich: htmlOf,
    number: numberOf,
    date: dayOf,
    moment: momentOf,
    address: linkOf,
    picture: (text, side) => addressOf(text, side, ['image']),
    file: (text, side) => addressOf(text, side, ['document', 'image']),
    choice: choiceOf,
    switch: (text) => (text === '' ? '' : ON),
  };
  const sides = fields.flatMap((field) => labelledSides(field).map((side) => ({ ...side, field })));
  const read = (side: Side) => readers[side.field.kind](typed[side.name] ?? '', side);
  const values = readAll(Object.fromEntries(sides.map((side) => [side.name, () => read(side)])));
  return { values, files };
}

/**
 * What becomes public has all that the site needs of it.
 * @throws Refusal naming the sides
 */
export function assertWhole({ fields, check }: Collection, values: Values): void {
  const assertField = (field: Field) => {
    const sides = labelledSides(field);
    const [first] = sides;
    if (!first || !field.isRequired || sides.some(({ name }) => values[name])) return;
    throw new Refusal(about.missing(field.label)).about(first.name);
  };
  readAll(Object.fromEntries(fields.map((field) => [field.name, () => assertField(field)])));
  const wrong = check?.(values);
  if (wrong) throw new Refusal(wrong.text).about(wrong.field);
}

/** Languages in which an entry lacks something that it has, or must have, in the other. */
export function missingIn(fields: readonly Field[], values: Values): ('EN' | 'ZH')[] {
  const lacks = (language: 'EN' | 'ZH') =>
    fields.some((field) => {
      const [cn = '', en = ''] = sidesOf(field).map((name) => values[name] ?? '');
      if (field.sides === 'one') return false;
      if (language === 'ZH') return cn === '' && (en !== '' || field.isRequired === true);
      return en === '' && !field.isShared && (cn !== '' || field.isRequired === true);
    });
  return (['ZH', 'EN'] as const).filter(lacks);
}
