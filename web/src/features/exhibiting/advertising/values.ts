import type { AdType } from '../../../gql/types';
import type { MessageId, Sum } from '../../../i18n';
import { keptDraft } from '../../../forms';
import { keptFiles, type SentFile } from '../../uploads';
import { isRecord } from '../../../lib/objects';

/** What the form holds. */
export interface AdValues {
  type: AdType | null;
  /** How many of each item, by its id, as it was typed. */
  items: Record<string, string>;
  attachmentUrl: readonly SentFile[];
}

/** Fields in the order of the form, which is the order of their errors. */
export const adFields = ['type', 'items', 'attachmentUrl'] as const;
type AdField = (typeof adFields)[number];

export const adTypes = ['ON_SITE', 'PRINT', 'ONLINE'] as const;
/** As the server has it. */
export const MAX_AMOUNT = 999;

export const emptyValues: AdValues = { type: null, items: {}, attachmentUrl: [] };

/** The whole number that was typed; undefined for what is none or too large. Blank is none of it: 0. */
export function amountOf(text: string | undefined): number | undefined {
  const plain = (text ?? '').trim();
  if (plain === '') return 0;
  const amount = /^\d{1,6}$/.test(plain) ? Number(plain) : NaN;
  return amount <= MAX_AMOUNT ? amount : undefined;
}

/** The amounts after that of one item has been typed. A blank one leaves none, as before it was typed. */
export function withAmount(typed: AdValues['items'], id: string, text: string): AdValues['items'] {
  const others = Object.entries(typed).filter(([other]) => other !== id);
  return Object.fromEntries(text === '' ? others : [...others, [id, text]]);
}

/** What can be ordered of one type. */
export interface Orderable {
  id: string;
  type: AdType;
  unitPrice: Sum;
  isSoldOut: boolean;
}

/** What is ordered of these: nothing of what is sold out. Undefined where an amount is none. */
export function linesOf(items: readonly Orderable[], { type, items: typed }: AdValues) {
  const lines = items
    .filter((item) => item.type === type && !item.isSoldOut)
    .map(({ id, unitPrice }) => ({ catalogueItemId: id, unitPrice, amount: amountOf(typed[id]) }));
  return lines.filter(({ amount }) => amount !== 0);
}

/** Currency of an order without a line. */
const CURRENCY = 'CNY';

/** Sum of an order, counted in hundredths so that it is exact; amounts that are none count nothing. */
export function totalOf(lines: readonly { unitPrice: Sum; amount: number | undefined }[]): Sum {
  const hundredths = lines.reduce(
    (sum, { unitPrice, amount = 0 }) => sum + Math.round(Number(unitPrice.amount) * 100) * amount,
    0,
  );
  return { amount: String(hundredths / 100), currency: lines[0]?.unitPrice.currency ?? CURRENCY };
}

/** What is missing or no amount (VAL-065, EXH-092); the server checks again. */
export function checkValues(
  items: readonly Orderable[],
  values: AdValues,
): Partial<Record<AdField, MessageId>> {
  if (!values.type) return { type: 'advertising.need.type' };
  const lines = linesOf(items, values);
  if (lines.some(({ amount }) => amount === undefined)) return { items: 'advertising.wrong.amount' };
  return lines.length === 0 ? { items: 'advertising.need.items' } : {};
}

const textOf = (value: unknown, units: number) => (typeof value === 'string' ? value.slice(0, units) : '');

/** Reads what the browser kept; whatever else is there is dropped. */
export function parseValues(kept: unknown): AdValues | null {
  if (!isRecord(kept)) return null;
  const items = isRecord(kept['items']) ? kept['items'] : {};
  return {
    type: adTypes.find((type) => type === kept['type']) ?? null,
    items: Object.fromEntries(
      Object.entries(items)
        .slice(0, 100)
        .map(([id, text]) => [id, textOf(text, 6)]),
    ),
    attachmentUrl: keptFiles(kept['attachmentUrl'], 1),
  };
}

/** What was typed into the form and not handed in. */
export const adDraft = keptDraft('adDraft', parseValues);
