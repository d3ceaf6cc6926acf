import { batchById, isRecordId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type { PageRecord, PostRecord } from '../../rest/contract.ts';

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
  return {
    post: batchById<PostRecord>(
      (ids) => rest.readPublic(caller, '/app/sourcing/postsByIds', { ids }),
      (record) => record.id,
    ),

    posts({ keyword, id, typeCodes, page, pageSize }: PostListArguments): Promise<PageRecord<PostRecord>> {
      if (id && !isRecordId(id)) return Promise.resolve({ records: [], total: 0 });
      return rest.readPublic(caller, '/app/sourcing/posts', {
        pageNo: page,
        pageSize,
        keyword: keyword?.trim(),
        typeQuery: typeCodes.join(','),
        fixId: id ?? undefined,
      });
    },
  };
}
