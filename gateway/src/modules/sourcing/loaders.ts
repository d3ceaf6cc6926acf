import { batchById, isRecordId, oneByOne } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type { PostRecord } from '../../rest/contract.ts';
import type { PageRecord } from '../../rest/pages.ts';
import { completePage } from '../../rest/pages.ts';
import { completePost } from './records.ts';

export interface PostListArguments {
  keyword?: string | null | undefined;
  id?: string | null | undefined;
  /** Codes as the REST call takes them, like `t1` and `c2`. */
  typeCodes: string[];
  page: number;
  pageSize: number;
}

/** Reads of buyer posts for one request. */
export function sourcingLoaders(rest: RestClient, caller: Caller) {
  const read = async (path: string, query: Record<string, string | number | undefined>) => {
    const page = await rest.readPublic<PageRecord<PostRecord>>(caller, path, query);
    return completePage(completePost)(page);
  };
  const findPost = async (id: string) => {
    const { records } = await read('/app/sourcing/posts', { pageNo: 1, pageSize: 1, fixId: id });
    return records.find((post) => post.id === id);
  };

  return {
    post: batchById<PostRecord>(
      (ids) =>
        rest.whereOffered<PostRecord[]>(
          'GET /app/sourcing/postsByIds',
          () => rest.readPublic(caller, '/app/sourcing/postsByIds', { ids }),
          () => oneByOne(ids, findPost),
        ),
      (record) => record.id,
    ),

    posts({ keyword, id, typeCodes, page, pageSize }: PostListArguments): Promise<PageRecord<PostRecord>> {
      if (id && !isRecordId(id)) return Promise.resolve({ records: [], total: 0 });
      return read('/app/sourcing/posts', {
        pageNo: page,
        pageSize,
        keyword: keyword?.trim(),
        typeQuery: typeCodes.join(','),
        fixId: id ?? undefined,
      });
    },

    /** Posts that a text finds in the search of the whole site (REST-025). */
    search: ({ keyword, page, pageSize }: { keyword: string; page: number; pageSize: number }) =>
      read('/app/posts/getAllList', { pageNo: page, pageSize, keyword }),
  };
}
