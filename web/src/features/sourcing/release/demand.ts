import type { MessageId } from '../../../i18n';
import { isEmail } from '../../../lib/email';
import { isPurchaseCode, type PurchaseCode } from '../codes';
import { isRecord, recordOf } from '../../../lib/objects';

export const textFields = ['nickname', 'name', 'company', 'country', 'phone', 'email'] as const;
export type TextField = (typeof textFields)[number];

export const agreements = ['truth', 'contact', 'data'] as const;
export type Agreement = (typeof agreements)[number];

/** What the release form holds (DIR-079). */
export interface Demand extends Record<TextField, string> {
  purchaseTypes: PurchaseCode[];
  agreed: Agreement[];
}

/** Fields in the order of the page, which is the order of their errors. */
export const demandFields = ['purchaseTypes', ...textFields, 'agreed'] as const;
type DemandField = (typeof demandFields)[number];
type DemandErrors = Partial<Record<DemandField, MessageId>>;

export const emptyDemand: Demand = {
  purchaseTypes: [],
  nickname: '',
  name: '',
  company: '',
  country: '',
  phone: '',
  email: '',
  agreed: [],
};

export const maxLength: Record<TextField, number> = {
  nickname: 50,
  name: 100,
  company: 200,
  country: 2,
  phone: 30,
  email: 254,
};

/** Digits with the usual signs between them, a country code in front if need be. */
const isPhone = (text: string) =>
  /^\+?[\d\s().-]+$/.test(text) && /^\d{5,15}$/.test(text.replaceAll(/\D/g, ''));

/** What is missing or wrong, in words that say how to mend it; the publish form's server checks again. */
export function checkDemand(demand: Demand): DemandErrors {
  const errors: DemandErrors = {};
  if (demand.purchaseTypes.length === 0) errors.purchaseTypes = 'sourcing.form.need.purchaseTypes';
  for (const field of textFields) {
    if (!demand[field].trim()) errors[field] = `sourcing.form.need.${field}`;
  }
  if (!errors.phone && !isPhone(demand.phone.trim())) errors.phone = 'sourcing.form.bad.phone';
  if (!errors.email && !isEmail(demand.email.trim())) errors.email = 'sourcing.form.bad.email';
  if (demand.agreed.length < agreements.length) errors.agreed = 'sourcing.form.need.agreed';
  return errors;
}

const listOf = <Item extends string>(value: unknown, known: (item: string) => item is Item): Item[] =>
  Array.isArray(value) ? value.filter((item): item is Item => typeof item === 'string' && known(item)) : [];

/** Reads what the browser kept; whatever else is there is dropped. Agreements are given anew each time. */
export function parseDemand(raw: string | null): Demand | null {
  if (!raw) return null;
  let kept: unknown;
  try {
    kept = JSON.parse(raw);
  } catch {
    return null;
  }
  if (!isRecord(kept)) return null;
  const textOf = (field: TextField) => {
    const text = kept[field];
    return typeof text === 'string' ? text.slice(0, maxLength[field]) : '';
  };
  return {
    ...emptyDemand,
    ...recordOf(textFields, textOf),
    purchaseTypes: listOf(kept['purchaseTypes'], isPurchaseCode),
  };
}
