import type { MessageId } from '../../../i18n';
import { graphemes } from '../../../lib/graphemes';
import type { OwnCompanyFragment } from './company.generated';

/** Fields in the order of the form, which is the order of their errors (EXH-048). */
export const companyFields = [
  'logoUrl',
  'nameCn',
  'nameEn',
  'categoryCode',
  'descriptionCn',
  'descriptionEn',
  'phone',
  'fax',
  'website',
  'addressCn',
  'addressEn',
] as const;
export type CompanyField = (typeof companyFields)[number];

/** What the form holds; blank for nothing. `version` is the state that was edited. */
export type CompanyValues = Record<CompanyField | 'version', string>;
export type CompanyMistakes = Partial<Record<CompanyField, MessageId>>;

/** As the server has them: characters as people count them (docs/specification.md, Text lengths). */
export const longest = {
  nameCn: 100,
  nameEn: 150,
  descriptionCn: 1000,
  descriptionEn: 2000,
  phone: 40,
  fax: 40,
  website: 200,
  addressCn: 100,
  addressEn: 200,
} as const;
const MIN_ADDRESS = 10;

export const valuesOf = ({ category, ...company }: OwnCompanyFragment): CompanyValues => ({
  version: company.version,
  logoUrl: company.logoUrl ?? '',
  nameCn: company.nameCn,
  nameEn: company.nameEn,
  categoryCode: category?.id ?? '',
  descriptionCn: company.descriptionCn,
  descriptionEn: company.descriptionEn,
  phone: company.phone ?? '',
  fax: company.fax ?? '',
  website: company.website ?? '',
  addressCn: company.addressCn,
  addressEn: company.addressEn,
});

const needs: Partial<Record<CompanyField, MessageId>> = {
  logoUrl: 'company.need.logoUrl',
  nameCn: 'company.need.nameCn',
  nameEn: 'company.need.nameEn',
  categoryCode: 'company.need.categoryCode',
  descriptionCn: 'company.need.descriptionCn',
  descriptionEn: 'company.need.descriptionEn',
  addressCn: 'company.need.addressCn',
  addressEn: 'company.need.addressEn',
};

const isLong = (field: CompanyField, length: number) =>
  field in longest && length > longest[field as keyof typeof longest];

/** What is missing, too short or too long (VAL-048..053); the server checks again. */
export function checkValues(values: CompanyValues): CompanyMistakes {
  const mistakes: CompanyMistakes = {};
  for (const field of companyFields) {
    const length = graphemes(values[field].trim());
    const need = needs[field];
    if (length === 0) {
      if (need) mistakes[field] = need;
    } else if (isLong(field, length)) mistakes[field] = 'company.long';
    else if (field === 'addressCn' && length < MIN_ADDRESS) mistakes[field] = 'company.short.addressCn';
    else if (field === 'addressEn' && length < MIN_ADDRESS) mistakes[field] = 'company.short.addressEn';
  }
  return mistakes;
}

/** Whether the texts are the same, whichever state they come from. */
export const sameValues = (a: CompanyValues, b: CompanyValues): boolean =>
  companyFields.every((field) => a[field] === b[field]);

/** Reads what the browser kept; null for what is no draft. */
export function parseValues(raw: unknown): CompanyValues | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const kept = raw as Record<string, unknown>;
  const text = (name: string) => {
    const value = kept[name];
    return typeof value === 'string' ? value.slice(0, 40_000) : '';
  };
  const values = Object.fromEntries([...companyFields, 'version'].map((name) => [name, text(name)]));
  return values['version'] === '' ? null : (values as CompanyValues);
}
