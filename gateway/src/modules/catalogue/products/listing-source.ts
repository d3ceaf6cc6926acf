import { defineSource } from '../../../context/source.ts';
import { isRecordId } from '../../../rest/batch.ts';
import type { Input, Schemas } from '../../../rest/operations.ts';
import { connectionParent, type CursorPage, type ListCount, stretchByPages } from '../../shared/index.ts';
import { firstStretchesLoader, MAX_FIRST } from './first-stretches.ts';
import { completeEntry } from './records.ts';
import { productSource } from './source.ts';

type EntryRecord = Schemas['Entry'];

/** What a list by cursor is asked by, in the names of the REST contract. */
export type ProductListing = NonNullable<Input<'get', '/app/listing/entries/count'>['query']>;
type StretchQuery = NonNullable<Input<'get', '/app/listing/entries'>['query']> & { first: number };
type PageNumber = { page: number; pageSize: number };

/** Lists of products that are read by cursor. */
export const productListingSource = defineSource((context) => {
  const { rest } = context;
  const products = productSource(context);

  /** By the calls of the specification: those of one company, or those of a text and a category. */
  const listed = ({ keyword, classify, companyId }: ProductListing, { page, pageSize }: PageNumber) =>
    companyId
      ? products.ofExhibitor(companyId, page, pageSize)
      : products.list({ keyword, categoryCode: classify, page, pageSize });

  /** A stretch of all products that meet the conditions. */
  const connection = (query: StretchQuery): Promise<CursorPage<EntryRecord>> =>
    rest.whereOffered<CursorPage<EntryRecord>>(
      'GET /app/listing/entries',
      async () => {
        const { records, ...stretch } = await rest.getPublic('/app/listing/entries', { query });
        return { ...stretch, records: records.map(completeEntry) };
      },
      () => stretchByPages((page) => listed(query, page), query),
    );

  /** How many products meet the conditions. */
  const count = (query: ProductListing): Promise<ListCount> =>
    rest.whereOffered<ListCount>(
      'GET /app/listing/entries/count',
      () => rest.getPublic('/app/listing/entries/count', { query }),
      () => listed(query, { page: 1, pageSize: 1 }),
    );

  const firstStretches = firstStretchesLoader(rest, async (companyId, first) => {
    const [page, { total }] = await Promise.all([connection({ companyId, first }), count({ companyId })]);
    return { page, total };
  });

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
