import { isEmailAddress } from '../../../http/email-address.ts';
import { Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import type { Bilingual } from '../../../http/language.ts';
import { typedLine } from '../../../http/typed-text.ts';
import type { Cell } from '../../../spreadsheets/index.ts';
import { choiceOf, plain, textOf } from '../../../spreadsheets/list/index.ts';
import {
  boothKinds,
  companyTextOf,
  mobileIn,
  phoneOf,
  readBoothArea,
  readBoothNumber,
  websiteOf,
} from '../../exhibiting/index.ts';
import { countryCodeOf } from './countries.ts';
import { type FieldKey, LONGEST_CONTACT } from './fields.ts';
import { problems as wrong } from './messages.ts';
import { unpack } from './packed-cell.ts';

/** A company as a line tells of it; blank for what it does not. */
export type ListedCompany = Record<Exclude<FieldKey, 'category'>, string> & {
  /** Root category. */
  categoryCode: string;
};

/** Something that is wrong in a line. */
export interface LineProblem {
  column: FieldKey;
  text: Bilingual;
}

/** Words for the kinds of booths, as they are compared. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  1: ['1', '光地', '光地展位', '空地', 'raw', 'raw space', 'raw space booth', 'space only'].map(plain),
  2: ['2', '标准', '标展', '标摊', '标准展位', 'standard', 'standard booth', 'shell scheme'].map(plain),
};
const kindOf = (text: string) =>
  Object.keys(kinds).find((kind) => {
    const name = boothKinds[kind];
    return kinds[kind]?.includes(plain(text)) || (name && plain(choiceOf(name)) === plain(text));
  });
const UNIT = /(平方米|平米|square met(re|er)s?|sq\.? ?m|m2|㎡)$/i;

/** What stands there for a field; undefined where there is no such column. */
type CellOf = (key: FieldKey) => Cell | undefined;
/** Root category of a name or code; undefined for what names none. */
export type RootOf = (text: string) => string | undefined;

/** What is wrong with the names of a company that has none, in either language. */
export const missingName = (column: 'nameCn' | 'nameEn'): LineProblem => ({ column, text: wrong.name });

/** Whether something is wrong with a name itself. */
const hasWrongName = (problems: readonly LineProblem[]): boolean =>
  problems.some(({ column }) => column === 'nameCn' || column === 'nameEn');

/** Whether a company has no name, and not because it is wrong. */
export const lacksName = (
  { nameCn, nameEn }: Pick<ListedCompany, 'nameCn' | 'nameEn'>,
  problems: readonly LineProblem[],
): boolean => nameCn === '' && nameEn === '' && !hasWrongName(problems);

/**
 * The fields of a company that are there, and all that is wrong with them. Rules are those of the forms by which companies
 * tell of themselves. A field that is not there, or is wrong, is blank.
 */
export function readCompanyFields(
  cellOf: CellOf,
  rootOf: RootOf,
): { company: ListedCompany; problems: LineProblem[] } {
  const problems: LineProblem[] = [];
  /** What a field says as `how` reads it; blank where it is wrong. */
  const read = (column: FieldKey, how: (text: string) => string): string => {
    const cell = cellOf(column);
    if (!cell) return '';
    const said = textOf(cell);
    try {
      if (typeof said !== 'string') throw new Refusal(said);
      return how(said);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push({ column, text: error.text });
      return '';
    }
  };
  const optional = (column: FieldKey, how: (text: string) => string) =>
    read(column, (text) => (text === '' ? '' : how(text)));
  const refuse = (text: Bilingual): never => {
    throw new Refusal(text);
  };

  const nameCn = read('nameCn', (companyNameCn) => companyTextOf({ companyNameCn }, 'companyNameCn'));
  const nameEn = read('nameEn', (companyNameEn) => companyTextOf({ companyNameEn }, 'companyNameEn'));
  const country = read('country', (text) =>
    text === '' ? refuse(wrong.noCountry) : (countryCodeOf(text) ?? refuse(wrong.country)),
  );
  const company: ListedCompany = {
    nameCn,
    nameEn,
    country,
    categoryCode: read('category', (text) =>
      text === '' ? refuse(wrong.noCategory) : (rootOf(text) ?? refuse(wrong.category)),
    ),
    boothNumber: optional('boothNumber', readBoothNumber),
    boothKind: optional('boothKind', (text) => kindOf(text) ?? refuse(wrong.boothKind)),
    boothArea: optional('boothArea', (text) =>
      readBoothArea(text.normalize('NFKC').trim().replace(UNIT, '')),
    ),
    contact: read('contact', (text) =>
      graphemes(typedLine(text)) > LONGEST_CONTACT ? refuse(wrong.long(LONGEST_CONTACT)) : typedLine(text),
    ),
    email: optional('email', (text) => {
      const address = text.normalize('NFKC').trim().toLowerCase();
      return isEmailAddress(address) ? address : refuse(wrong.email);
    }),
    mobile: optional('mobile', (text) => mobileIn(text.normalize('NFKC'), country || 'CN')),
    website: read('website', (companyWebsite) => websiteOf({ companyWebsite })),
    phone: read('phone', (companyPhone) => phoneOf({ companyPhone })),
    addressCn: read('addressCn', (companyAddress) => companyTextOf({ companyAddress }, 'companyAddress')),
    addressEn: read('addressEn', (companyAddressEn) =>
      companyTextOf({ companyAddressEn }, 'companyAddressEn'),
    ),
    descriptionCn: read('descriptionCn', (companyDescriptionCn) =>
      companyTextOf({ companyDescriptionCn }, 'companyDescriptionCn'),
    ),
    descriptionEn: read('descriptionEn', (companyDescriptionEn) =>
      companyTextOf({ companyDescriptionEn }, 'companyDescriptionEn'),
    ),
  };
  return { company, problems };
}

/** A company of a line, or all that is wrong with it: what it needs has to be there. */
export function readCompanyLine(
  cellOf: CellOf,
  rootOf: RootOf,
): { company: ListedCompany | null; problems: LineProblem[] } {
  const { company, problems } = readCompanyFields((key) => cellOf(key) ?? unpack(''), rootOf);
  if (lacksName(company, problems)) problems.unshift(missingName(cellOf('nameCn') ? 'nameCn' : 'nameEn'));
  return { company: problems.length === 0 ? company : null, problems };
}
