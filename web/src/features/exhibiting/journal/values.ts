import type { MessageId } from '../../../i18n';
import { graphemes } from '../../../lib/graphemes';
import { isRecord, itemsOf } from '../../../lib/objects';

/** What the form holds (EXH-078); the classification is a list here and comma-joined on the wire (EXH-079). */
export interface JournalValues {
  companyCn: string;
  companyEn: string;
  address: string;
  phone: string;
  fax: string;
  website: string;
  introductionCn: string;
  introductionEn: string;
  categoryCodes: readonly string[];
}

/** Fields in the order of the form, which is the order of their errors. */
export const journalFields = [
  'companyCn',
  'companyEn',
  'address',
  'phone',
  'fax',
  'website',
  'introductionCn',
  'introductionEn',
  'categoryCodes',
] as const;
type JournalField = (typeof journalFields)[number];
export type JournalTextField = Exclude<JournalField, 'categoryCodes'>;
export const textFields = journalFields.filter(
  (field): field is JournalTextField => field !== 'categoryCodes',
);

/** How many characters of an introduction are recommended, less than it may have (CONFLICT-002). */
export const recommended = { introductionCn: 105, introductionEn: 220 };
export const MIN_ADDRESS = 10;

const required = ['companyCn', 'companyEn', 'address', 'introductionCn', 'introductionEn'] as const;

/** What is missing or too short (VAL-061); the fields take no more than they may hold. The server checks again. */
export function checkValues(values: JournalValues): Partial<Record<JournalField, MessageId>> {
  const mistakes: Partial<Record<JournalField, MessageId>> = {};
  for (const field of required) if (values[field].trim() === '') mistakes[field] = `journal.need.${field}`;
  if (!mistakes.address && graphemes(values.address.trim()) < MIN_ADDRESS) {
    mistakes.address = 'journal.short.address';
  }
  if (values.categoryCodes.length === 0) mistakes.categoryCodes = 'journal.need.categoryCodes';
  return mistakes;
}

/** Reads what the browser kept; whatever else is there is dropped. */
export function parseValues(kept: unknown): JournalValues | null {
  if (!isRecord(kept)) return null;
  const textOf = (field: JournalTextField) => {
    const value = kept[field];
    return typeof value === 'string' ? value.slice(0, 8000) : '';
  };
  return {
    companyCn: textOf('companyCn'),
    companyEn: textOf('companyEn'),
    address: textOf('address'),
    phone: textOf('phone'),
    fax: textOf('fax'),
    website: textOf('website'),
    introductionCn: textOf('introductionCn'),
    introductionEn: textOf('introductionEn'),
    categoryCodes: itemsOf(kept['categoryCodes']).filter(
      (code): code is string => typeof code === 'string' && /^\d{1,8}$/.test(code),
    ),
  };
}

/**
 * A tick more or less; a whole field holds all that is below it, so neither stands beside the other. The codes are in
 * one order, however they were ticked: ticking and unticking changes nothing.
 */
export function toggled(codes: readonly string[], code: string): string[] {
  if (codes.includes(code)) return codes.filter((other) => other !== code);
  const others = codes.filter((other) => !other.startsWith(code) && !code.startsWith(other));
  return [...others, code].toSorted();
}
