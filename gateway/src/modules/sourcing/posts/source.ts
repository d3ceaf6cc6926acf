import { defineSource } from '../../../context/source.ts';
import { batchById, isRecordId, oneByOne } from '../../../rest/batch.ts';
import type { Input, Schemas } from '../../../rest/operations.ts';
import { completePage, type PageRecord } from '../../../rest/pages.ts';
import { type CursorPage, type ListCount, stretchByPages } from '../../shared/index.ts';
import { completePost } from './records.ts';

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

/** The same by the names of the specification's call. */
const specifiedQuery = (
  { keyword, type, postsClassify }: PostListing,
  { page, pageSize }: { page: number; pageSize: number },
) => ({
  pageNo: page,
  pageSize,
  keyword,
  typeQuery: [
    ...(type?.split(',') ?? []).map((code) => `t${code}`),
    ...(postsClassify?.split(',') ?? []).map((code) => `c${code}`),
  ].join(','),
});

/** Buyers' purchasing requests as everybody sees them. */
export const buyerPostSource = defineSource(({ rest }) => {
  const completed = completePage(completePost);
  const read = async (query: Input<'get', '/app/sourcing/posts'>['query']) =>
    completed(await rest.getPublic('/app/sourcing/posts', { query }));
  const find = async (id: string) => {
    const { records } = await read({ pageNo: 1, pageSize: 1, fixId: id });
    return records.find((post) => post.id === id);
  };

  return {
    byId: batchById<PostRecord>(
      (ids) =>
        rest.whereOffered<PostRecord[]>(
          'GET /app/sourcing/postsByIds',
          () => rest.getPublic('/app/sourcing/postsByIds', { query: { ids } }),
          () => oneByOne(ids, find),
        ),
      (record) => record.id,
    ),

    list({ keyword, id, typeCodes, page, pageSize }: PostListArguments): Promise<PageRecord<PostRecord>> {
      if (id && !isRecordId(id)) return Promise.resolve({ records: [], total: 0 });
      return read({
        pageNo: page,
        pageSize,
        keyword: keyword?.trim(),
        typeQuery: typeCodes.join(','),
        fixId: id ?? undefined,
      });
    },

    /** A stretch of all posts that meet the conditions. */
    connection: (query: StretchQuery): Promise<CursorPage<PostRecord>> =>
      rest.whereOffered<CursorPage<PostRecord>>(
        'GET /app/listing/posts',
        async () => {
          const { records, ...stretch } = await rest.getPublic('/app/listing/posts', { query });
          return { ...stretch, records: records.map(completePost) };
        },
        () => stretchByPages((page) => read(specifiedQuery(query, page)), query),
      ),

    /** How many posts meet the conditions. */
    count: (query: PostListing): Promise<ListCount> =>
      rest.whereOffered<ListCount>(
        'GET /app/listing/posts/count',
        () => rest.getPublic('/app/listing/posts/count', { query }),
        () => read(specifiedQuery(query, { page: 1, pageSize: 1 })),
      ),

    /** Posts that a text finds in the search of the whole site (REST-025). */
    search: async ({ keyword, page, pageSize }: { keyword: string; page: number; pageSize: number }) =>
      completed(
        await rest.getPublic('/app/posts/getAllList', { query: { pageNo: page, pageSize, keyword } }),
      ),
  };
});
