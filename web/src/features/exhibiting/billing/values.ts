import type { MessageId } from '../../../i18n';
import { keptDraft } from '../../../forms';
import { isRecord } from '../../../lib/objects';

/** What the form holds. */
export interface BillingValues {
  companyName: string;
  taxId: string;
  email: string;
}

/** Fields in the order of the form, which is the order of their errors. */
export const billingFields = ['companyName', 'taxId', 'email'] as const;
type BillingField = (typeof billingFields)[number];

/** What is missing (VAL-067); the rest is the server's to judge. */
export function checkValues(values: BillingValues): Partial<Record<BillingField, MessageId>> {
  const mistakes: Partial<Record<BillingField, MessageId>> = {};
  if (values.companyName.trim() === '') mistakes.companyName = 'billing.need.companyName';
  if (values.taxId.trim() === '') mistakes.taxId = 'billing.need.taxId';
  if (values.email.trim() === '') mistakes.email = 'billing.need.email';
  return mistakes;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 1920) : '');

/** Reads what the browser kept; whatever else is there is dropped. */
function parseValues(kept: unknown): BillingValues | null {
  if (!isRecord(kept)) return null;
  return {
    companyName: textOf(kept['companyName']),
    taxId: textOf(kept['taxId']),
    email: textOf(kept['email']),
  };
}

/** What was typed and not saved. */
export const billingDraft = keptDraft('billingDraft', parseValues);
