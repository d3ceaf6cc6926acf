import { isRecordId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type {
  PageRecord,
  PromotionArticleRecord,
  PromotionArticleSummaryRecord,
} from '../../rest/contract.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';

/** What the REST call takes of an article. */
export interface ArticleInput {
  id: string | undefined;
  titleCn: string;
  titleEn: string;
  imageUrl: string;
  contentCn: string;
  contentEn: string;
  files: string[];
}

/** Reads and writes of the articles of the caller's company; never shared. */
export function articleLoaders(rest: RestClient, caller: Caller) {
  return {
    list: (status: number | undefined, page: number, pageSize: number) =>
      rest.readOwn<PageRecord<PromotionArticleSummaryRecord>>(caller, '/app/exhibiting/articles', {
        status,
        pageNo: page,
        pageSize,
      }),

    /** null for one that is not there or another company's. */
    find: async (id: string): Promise<PromotionArticleRecord | null> => {
      if (!isRecordId(id)) return null;
      try {
        return await rest.readOwn<PromotionArticleRecord>(caller, '/app/exhibiting/article', { id });
      } catch (error) {
        if (error instanceof UpstreamRefusal && error.status === 404) return null;
        throw error;
      }
    },

    save: ({ id, files, ...words }: ArticleInput) =>
      rest.post<PromotionArticleRecord>(caller, '/app/exhibiting/article', {
        ...(id === undefined ? {} : { id }),
        ...words,
        files: files.join(','),
      }),

    remove: (ids: readonly string[]) =>
      rest.remove(caller, '/app/exhibiting/articles', { ids: ids.join(',') }),
  };
}
