import { publishWords, purchaseWords } from '../../rest/post-words.ts';
import type { PublishType, PurchaseType } from '../../schema/enums.generated.ts';

type CodeOf<T extends readonly { code: string }[]> = T[number]['code'];

const publishValues: Record<CodeOf<typeof publishWords>, PublishType> = {
  1: 'URGENT',
  2: 'ONE_OFF',
  3: 'PERIODIC',
};

const purchaseValues: Record<CodeOf<typeof purchaseWords>, PurchaseType> = {
  1: 'RAW_MATERIALS',
  2: 'MACHINERY',
  3: 'PRODUCTS',
  4: 'OTHER',
};

/** Publish types with their values in the schema. */
export const publishTypes = publishWords.map((words) => ({ ...words, value: publishValues[words.code] }));

/** Purchase types with their values in the schema. */
export const purchaseTypes = purchaseWords.map((words) => ({ ...words, value: purchaseValues[words.code] }));

export const publishCode = (value: PublishType): string =>
  publishTypes.find((type) => type.value === value)?.code ?? '';
export const purchaseCode = (value: PurchaseType): string =>
  purchaseTypes.find((type) => type.value === value)?.code ?? '';
