import type { MessageId } from '../../../i18n';
import { graphemes } from '../../../lib/graphemes';
import { isRecord } from '../../../lib/objects';
import { type OwnCompanyFragment, saveCompanyLimits } from './company.generated';

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

/** What the form holds; blank for no text, null for no logo. `version` is the state that was edited. */
export interface CompanyValues extends Record<Exclude<CompanyField, 'logoUrl'> | 'version', string> {
  logoUrl: string | null;
}
type CompanyMistakes = Partial<Record<CompanyField, MessageId>>;

const lengths: Partial<Record<CompanyField, number>> = saveCompanyLimits;
/** Most characters of a field; 0 where no length is checked. */
export const mostOf = (field: CompanyField): number => lengths[field] ?? 0;
const MIN_ADDRESS = 10;

export const valuesOf = ({ category, ...company }: OwnCompanyFragment): CompanyValues => ({
  version: company.version,
  logoUrl: company.logoUrl ?? null,
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

/** What is missing, too short or too long (VAL-048..053); the server checks again. */
export function checkValues(values: CompanyValues): CompanyMistakes {
  const mistakes: CompanyMistakes = {};
  for (const field of companyFields) {
    const length = graphemes((values[field] ?? '').trim());
    const need = needs[field];
    const most = mostOf(field);
    if (length === 0) {
      if (need) mistakes[field] = need;
    } else if (most > 0 && length > most) mistakes[field] = 'company.long';
    else if (field === 'addressCn' && length < MIN_ADDRESS) mistakes[field] = 'company.short.addressCn';
    else if (field === 'addressEn' && length < MIN_ADDRESS) mistakes[field] = 'company.short.addressEn';
  }
  return mistakes;
}

/** Whether the texts differ, whichever state they come from. */
export const differ = (a: CompanyValues, b: CompanyValues): boolean =>
  companyFields.some((field) => a[field] !== b[field]);

/** Reads what the browser kept; null for what is no draft. */
export function parseValues(kept: unknown): CompanyValues | null {
  if (!isRecord(kept)) return null;
  const text = (name: keyof CompanyValues) => {
    const value = kept[name];
    return typeof value === 'string' ? value.slice(0, 40_000) : '';
  };
  const version = text('version');
  if (version === '') return null;
  return {
    version,
    logoUrl: text('logoUrl') || null,
    nameCn: text('nameCn'),
    nameEn: text('nameEn'),
    categoryCode: text('categoryCode'),
    descriptionCn: text('descriptionCn'),
    descriptionEn: text('descriptionEn'),
    phone: text('phone'),
    fax: text('fax'),
    website: text('website'),
    addressCn: text('addressCn'),
    addressEn: text('addressEn'),
  };
}
