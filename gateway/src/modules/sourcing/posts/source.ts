import { defineSource } from '../../../context/source.ts';
import { batchById, isRecordId, oneByOne } from '../../../rest/batch.ts';
import type { Input, Schemas } from '../../../rest/operations.ts';
import { completePage, type PageRecord } from '../../../rest/pages.ts';
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

    /** Posts that a text finds in the search of the whole site (REST-025). */
    search: async ({ keyword, page, pageSize }: { keyword: string; page: number; pageSize: number }) =>
      completed(
        await rest.getPublic('/app/posts/getAllList', { query: { pageNo: page, pageSize, keyword } }),
      ),
  };
});
