import { posix } from 'node:path';
import { UnreadableSheet } from './unreadable.ts';
import { tagsOf } from './xml.ts';

/** The parts of a workbook that a list needs. */
export interface Workbook {
  /** XML of each sheet of cells that its reader sees, in their order; charts are none. */
  sheets: string[];
  /** XML of the styles; blank where there are none. */
  styles: string;
  /** XML of the texts that cells share; blank where there are none. */
  strings: string;
  /** Whether days are counted from 1904. */
  is1904: boolean;
}

type Parts = ReadonlyMap<string, Buffer>;

/** A part by its name; programs write names in capitals and small letters. */
const partReader = (parts: Parts) => {
  const byName = new Map([...parts].map(([name, content]) => [name.toLowerCase(), content]));
  return (name: string): string | undefined => byName.get(name.toLowerCase())?.toString('utf8');
};

/** What a part refers to: targets are relative to its folder, or to the root. */
function relationsOf(read: (name: string) => string | undefined, part: string) {
  const folder = posix.dirname(part);
  const list = read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`)) ?? '';
  return tagsOf(list, 'Relationship').map((relation) => ({
    id: relation.get('Id') ?? '',
    // The two editions of the standard differ in what stands before it.
    kind: relation.get('Type')?.split('/').at(-1),
    target: posix.resolve('/', folder, relation.get('Target') ?? '').slice(1),
  }));
}

/** Where everything stands: mostly in the folder `xl`, but a program may put it elsewhere. @throws UnreadableSheet */
export function openWorkbook(parts: Parts): Workbook {
  const read = partReader(parts);
  const main = tagsOf(read('_rels/.rels') ?? '', 'Relationship')
    .find((relation) => relation.get('Type')?.endsWith('/officeDocument'))
    ?.get('Target');
  const path = posix.resolve('/', main ?? 'xl/workbook.xml').slice(1);
  const workbook = read(path);
  if (workbook === undefined) throw new UnreadableSheet('unreadable');
  const relations = relationsOf(read, path);
  const one = (kind: string) => {
    const target = relations.find((relation) => relation.kind === kind)?.target;
    return (target === undefined ? undefined : read(target)) ?? '';
  };
  const sheets = tagsOf(workbook, 'sheet').flatMap((sheet) => {
    const relation = relations.find(({ id, kind }) => id === sheet.get('id') && kind === 'worksheet');
    const isHidden = /hidden$/i.test(sheet.get('state') ?? '');
    const content = relation && !isHidden ? read(relation.target) : undefined;
    return content === undefined ? [] : [content];
  });
  const is1904 = /^(1|true)$/.test(tagsOf(workbook, 'workbookPr')[0]?.get('date1904') ?? '');
  return { sheets, styles: one('styles'), strings: one('sharedStrings'), is1904 };
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** The parts of a workbook of one sheet, where the reader looks for them. */
export function partsOf(sheet: string, { styles, strings, is1904 }: Workbook): Map<string, Buffer> {
  const kinds = { worksheet: sheet, styles, sharedStrings: strings };
  const present = Object.entries(kinds).filter(([, content]) => content !== '');
  const relations = present.map(
    ([kind], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" Target="${kind}.xml"/>`,
  );
  return new Map(
    Object.entries({
      '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"/>`,
      'xl/workbook.xml':
        `${HEAD}<workbook xmlns:r="${OFFICE}"><workbookPr date1904="${is1904 ? 1 : 0}"/>` +
        '<sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`,
      ...Object.fromEntries(present.map(([kind, content]) => [`xl/${kind}.xml`, content])),
    }).map(([name, content]) => [name, Buffer.from(content)]),
  );
}
