import { defineSource } from '../../../context/source.ts';
import { batchById, isRecordId } from '../../../rest/batch.ts';
import type { Input, Schemas } from '../../../rest/operations.ts';
import type { PageRecord } from '../../../rest/pages.ts';
import type { CursorPage, ListCount } from '../../shared/index.ts';

type PostRecord = Schemas['Post'];

interface PostListArguments {
  keyword?: string | null | undefined;
  id?: string | null | undefined;
  /** Codes as the REST call takes them, like `t1` and `c2`. */
  typeCodes: string[];
  page: number;
  pageSize: number;
}

/** What a list by cursor is asked by, in the names of the REST contract. */
export type PostListing = NonNullable<Input<'get', '/app/listing/posts/count'>['query']>;
type StretchQuery = NonNullable<Input<'get', '/app/listing/posts'>['query']> & { first: number };

/** Buyers' purchasing requests as everybody sees them. */
export const buyerPostSource = defineSource(({ rest }) => ({
  byId: batchById<PostRecord>(
    (ids) => rest.getPublic('/app/sourcing/postsByIds', { query: { ids } }),
    ({ id }) => id,
  ),

  list({ keyword, id, typeCodes, page, pageSize }: PostListArguments): Promise<PageRecord<PostRecord>> {
    if (id && !isRecordId(id)) return Promise.resolve({ records: [], total: 0 });
    return rest.getPublic('/app/sourcing/posts', {
      query: {
        pageNo: page,
        pageSize,
        keyword: keyword?.trim(),
        typeQuery: typeCodes.join(','),
        fixId: id ?? undefined,
      },
    });
  },

  /** A stretch of all posts that meet the conditions. */
  connection: (query: StretchQuery): Promise<CursorPage<PostRecord>> =>
    rest.getPublic('/app/listing/posts', { query }),

  /** How many posts meet the conditions. */
  count: (query: PostListing): Promise<ListCount> => rest.getPublic('/app/listing/posts/count', { query }),

  /** Posts that a text finds in the search of the whole site (REST-025). */
  search: ({ keyword, page, pageSize }: { keyword: string; page: number; pageSize: number }) =>
    rest.getPublic('/app/posts/getAllList', { query: { pageNo: page, pageSize, keyword } }),
}));
