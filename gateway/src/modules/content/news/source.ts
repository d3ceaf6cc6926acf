import { defineSource } from '../../../context/source.ts';
import { batchById, isRecordId, MAX_IDS } from '../../../rest/batch.ts';
import type { Input, Schemas } from '../../../rest/operations.ts';
import { type CursorPage, type ListCount, stretchByPages } from '../../shared/index.ts';
import type { NewsArticleParent } from './parents.ts';

interface ListArguments {
  categoryId?: 'C01A01' | 'C01A02';
  keyword?: string | null;
  page: number;
  pageSize: number;
}

/** What a list by cursor is asked by, in the names of the REST contract. */
export type NewsListing = NonNullable<Input<'get', '/app/listing/articles/count'>['query']>;
type StretchQuery = NonNullable<Input<'get', '/app/listing/articles'>['query']> & { first: number };

/** News of the exhibition and of exhibitors. */
export const newsSource = defineSource(({ rest }) => {
  const list = ({ categoryId, keyword, page, pageSize }: ListArguments) =>
    rest.getPublic('/app/info/queryArticlePageList', {
      query: { pageNo: page, pageSize, categoryId, keyword: keyword?.trim() },
    });

  /** By the call of the specification, which knows the show's news alone. */
  const listed = ({ categoryId, keyword }: NewsListing, page: { page: number; pageSize: number }) =>
    list({
      ...(categoryId === 'C01A01' || categoryId === 'C01A02' ? { categoryId } : {}),
      ...(keyword ? { keyword } : {}),
      ...page,
    });

  /** Entries of all kinds by their ids. */
  const byId = batchById<NewsArticleParent>(
    async (ids) =>
      (await rest.getPublic('/app/listing/articles', { query: { ids, first: MAX_IDS } })).records,
    ({ id }) => id,
  );

  return {
    byId,
    list,

    /** A stretch of all entries that meet the conditions. */
    connection: (query: StretchQuery): Promise<CursorPage<NewsArticleParent>> =>
      rest.whereOffered<CursorPage<NewsArticleParent>>(
        'GET /app/listing/articles',
        () => rest.getPublic('/app/listing/articles', { query }),
        () => stretchByPages<NewsArticleParent>((page) => listed(query, page), query),
      ),

    /** How many entries meet the conditions. */
    count: (query: NewsListing): Promise<ListCount> =>
      rest.whereOffered<ListCount>(
        'GET /app/listing/articles/count',
        () => rest.getPublic('/app/listing/articles/count', { query }),
        () => listed(query, { page: 1, pageSize: 1 }),
      ),

    ofExhibitor: (id: string, page: number, pageSize: number) =>
      rest.getPublic('/app/content/companies/{id}/news', { path: { id }, query: { pageNo: page, pageSize } }),

    find: (id: string): Promise<Schemas['Article'] | undefined> =>
      isRecordId(id)
        ? rest.findPublic('/app/content/articles/{id}', { path: { id } })
        : Promise.resolve(undefined),
  };
});
