import type { PublishType, PurchaseType } from '../../gql/types';
import { keysOf } from '../../lib/objects';

/** Codes of the two groups as the address carries them: unambiguous by their prefix (CONFLICT-032). */
export const publishTypeOfCode = {
  t1: 'URGENT',
  t2: 'ONE_OFF',
  t3: 'PERIODIC',
} as const satisfies Record<string, PublishType>;

export const purchaseTypeOfCode = {
  c1: 'RAW_MATERIALS',
  c2: 'MACHINERY',
  c3: 'PRODUCTS',
  c4: 'OTHER',
} as const satisfies Record<string, PurchaseType>;

export type PublishCode = keyof typeof publishTypeOfCode;
export type PurchaseCode = keyof typeof purchaseTypeOfCode;

export const publishCodes = keysOf(publishTypeOfCode);
export const purchaseCodes = keysOf(purchaseTypeOfCode);

export const isPublishCode = (text: string): text is PublishCode => Object.hasOwn(publishTypeOfCode, text);
export const isPurchaseCode = (text: string): text is PurchaseCode => Object.hasOwn(purchaseTypeOfCode, text);
