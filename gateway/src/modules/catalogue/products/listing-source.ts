import { defineSource } from '../../../context/source.ts';
import { isRecordId } from '../../../rest/batch.ts';
import type { Input, Schemas } from '../../../rest/operations.ts';
import { connectionParent, type CursorPage, type ListCount } from '../../shared/index.ts';
import { firstStretchesLoader, MAX_FIRST } from './first-stretches.ts';

/** What a list by cursor is asked by, in the names of the REST contract. */
export type ProductListing = NonNullable<Input<'get', '/app/listing/entries/count'>['query']>;
type StretchQuery = NonNullable<Input<'get', '/app/listing/entries'>['query']> & { first: number };

/** Lists of products that are read by cursor. */
export const productListingSource = defineSource(({ rest }) => {
  /** A stretch of all products that meet the conditions. */
  const connection = (query: StretchQuery): Promise<CursorPage<Schemas['Entry']>> =>
    rest.getPublic('/app/listing/entries', { query });

  /** How many products meet the conditions. */
  const count = (query: ProductListing): Promise<ListCount> =>
    rest.getPublic('/app/listing/entries/count', { query });

  const firstStretches = firstStretchesLoader(rest);

  return {
    connection,
    count,

    /** A stretch of one company's products by cursor; beginnings of several companies' come in one call. */
    stretchOfExhibitor(id: string, first: number, after: string | undefined) {
      const conditions = { companyId: id };
      if (after !== undefined || first > MAX_FIRST || !isRecordId(id))
        return connectionParent(connection({ ...conditions, first, after }), () => count(conditions));
      return firstStretches
        .load({ id, first })
        .then(({ page, total }) => ({ page, count: () => Promise.resolve({ total }) }));
    },
  };
});
