import type { MessageId } from '../../../i18n';
import type { PublishType, PurchaseType } from '../../../gql/types';
import { charactersOrWords } from '../../../lib/words';
import { graphemes } from '../../../lib/graphemes';
import { publishTypeOfCode, purchaseTypeOfCode } from '../codes';
import { isRecord, itemsOf } from '../../../lib/objects';
import { saveDemandLimits } from './demands.generated';

/** What the form holds (VC-060). */
export interface DemandValues {
  purchaseTypes: PurchaseType[];
  publishType: PublishType | null;
  content: string;
  quantity: string;
  /** Address of the picture that was uploaded; null for none. */
  imageUrl: string | null;
}

/** Fields in the order of the form, which is the order of their errors. */
export const demandFields = ['purchaseTypes', 'publishType', 'content', 'quantity', 'imageUrl'] as const;
type DemandField = (typeof demandFields)[number];
type DemandMistakes = Partial<Record<DemandField, MessageId>>;

export const emptyValues: DemandValues = {
  purchaseTypes: [],
  publishType: null,
  content: '',
  quantity: '',
  imageUrl: null,
};

/** Length of a text as the server counts it: without what hangs over, a new line as one. */
export const lengthOf = (text: string): number => graphemes(text.replace(/\r\n?/g, '\n').trim());

/** What is missing or too long (VAL-040..043); the server checks again. */
export function checkValues(values: DemandValues): DemandMistakes {
  const mistakes: DemandMistakes = {};
  if (values.purchaseTypes.length === 0) mistakes.purchaseTypes = 'demands.need.purchaseTypes';
  if (!values.publishType) mistakes.publishType = 'demands.need.publishType';
  const content = charactersOrWords(values.content.trim());
  if (content === 0) mistakes.content = 'demands.need.content';
  else if (content > saveDemandLimits.content) mistakes.content = 'demands.long.content';
  const quantity = lengthOf(values.quantity);
  if (quantity === 0) mistakes.quantity = 'demands.need.quantity';
  else if (quantity > saveDemandLimits.quantity) mistakes.quantity = 'demands.long.quantity';
  return mistakes;
}

const textOf = (value: unknown, units: number) => (typeof value === 'string' ? value.slice(0, units) : '');
const publishTypes = Object.values(publishTypeOfCode);
const isPurchaseType = (value: unknown): value is PurchaseType =>
  Object.values(purchaseTypeOfCode).some((type) => type === value);

/** Reads what the browser kept; whatever else is there is dropped. */
export function parseValues(kept: unknown): DemandValues | null {
  if (!isRecord(kept)) return null;
  const imageUrl = textOf(kept['imageUrl'], 200);
  return {
    purchaseTypes: itemsOf(kept['purchaseTypes']).filter(isPurchaseType),
    publishType: publishTypes.find((type) => type === kept['publishType']) ?? null,
    content: textOf(kept['content'], 8000),
    quantity: textOf(kept['quantity'], 4000),
    imageUrl: imageUrl.startsWith('/files/uploads/') ? imageUrl : null,
  };
}
