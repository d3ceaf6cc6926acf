import { defineSource } from '../../../context/source.ts';
import { batchById, isRecordId, MAX_IDS } from '../../../rest/batch.ts';
import type { Input, Schemas } from '../../../rest/operations.ts';
import type { CursorPage, ListCount } from '../../shared/index.ts';
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
      rest.getPublic('/app/listing/articles', { query }),

    /** How many entries meet the conditions. */
    count: (query: NewsListing): Promise<ListCount> =>
      rest.getPublic('/app/listing/articles/count', { query }),

    ofExhibitor: (id: string, page: number, pageSize: number) =>
      rest.getPublic('/app/content/companies/{id}/news', { path: { id }, query: { pageNo: page, pageSize } }),

    find: (id: string): Promise<Schemas['Article'] | undefined> =>
      isRecordId(id)
        ? rest.findPublic('/app/content/articles/{id}', { path: { id } })
        : Promise.resolve(undefined),
  };
});
