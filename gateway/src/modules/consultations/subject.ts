import type { Context } from '../../context/context.ts';
import type { CompanyRecord, ConsultationRecord, EntryRecord, PostRecord } from '../../rest/contract.ts';

/** What a question is about, with the name of its type. */
export type ConsultationSubject =
  | ({ __typename: 'Exhibitor' } & CompanyRecord)
  | ({ __typename: 'Product' } & EntryRecord)
  | ({ __typename: 'BuyerPost' } & PostRecord);

/** Null for what is not public any more. */
export async function subjectOf(
  { type, linkId }: ConsultationRecord,
  { catalogue, sourcing }: Context,
): Promise<ConsultationSubject | null> {
  if (type === 1) {
    const record = await catalogue.exhibitor.load(linkId);
    return record && { __typename: 'Exhibitor', ...record };
  }
  if (type === 3) {
    const record = await catalogue.product.load(linkId);
    return record && { __typename: 'Product', ...record };
  }
  const record = await sourcing.post.load(linkId);
  return record && { __typename: 'BuyerPost', ...record };
}
