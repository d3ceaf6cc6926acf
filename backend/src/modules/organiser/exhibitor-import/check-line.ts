import { isEmailAddress } from '../../../http/email-address.ts';
import { Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import type { Bilingual } from '../../../http/language.ts';
import { typedLine } from '../../../http/typed-text.ts';
import type { Cell } from '../../../spreadsheets/index.ts';
import { plain, textOf } from '../../../spreadsheets/list/index.ts';
import {
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
const kindOf = (text: string) => Object.keys(kinds).find((kind) => kinds[kind]?.includes(plain(text)));
const UNIT = /(平方米|平米|square met(re|er)s?|sq\.? ?m|m2|㎡)$/i;

/**
 * A company of a line, or all that is wrong with it. Rules are those of the forms by which companies tell of themselves.
 * @param cellOf what stands there for a field; undefined where the file has no such column
 * @param rootOf root category of a name or code
 */
export function readCompanyLine(
  cellOf: (key: FieldKey) => Cell | undefined,
  rootOf: (text: string) => string | undefined,
): { company: ListedCompany | null; problems: LineProblem[] } {
  const problems: LineProblem[] = [];
  /** What a field says as `how` reads it; blank where it is wrong. */
  const read = (column: FieldKey, how: (text: string) => string): string => {
    const cell = cellOf(column);
    const said = cell ? textOf(cell) : '';
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
  if (nameCn === '' && nameEn === '' && problems.length === 0)
    problems.push({ column: cellOf('nameCn') ? 'nameCn' : 'nameEn', text: wrong.name });
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
  return { company: problems.length === 0 ? company : null, problems };
}
