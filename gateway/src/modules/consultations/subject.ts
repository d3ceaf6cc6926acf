import type { Context } from '../../context/context.ts';
import { exhibitorSource, productSource } from '../catalogue/index.ts';
import { buyerPostSource } from '../sourcing/index.ts';
import type { ConsultationParent, ConsultationSubjectParent } from './parents.ts';

/** Null for what is not public any more. */
export async function subjectOf(
  { type, linkId }: ConsultationParent,
  context: Context,
): Promise<ConsultationSubjectParent | null> {
  if (type === 1) {
    const record = await exhibitorSource(context).byId.load(linkId);
    return record && { __typename: 'Exhibitor', ...record };
  }
  if (type === 3) {
    const record = await productSource(context).byId.load(linkId);
    return record && { __typename: 'Product', ...record };
  }
  const record = await buyerPostSource(context).byId.load(linkId);
  return record && { __typename: 'BuyerPost', ...record };
}
