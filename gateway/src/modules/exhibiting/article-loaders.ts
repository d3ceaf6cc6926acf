import { isRecordId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type { PromotionArticleRecord, PromotionArticleSummaryRecord } from '../../rest/contract.ts';
import type { PageRecord } from '../../rest/pages.ts';
import { completePage, oneOrListed } from '../../rest/pages.ts';
import { completeArticle } from './records.ts';

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
  const readList = async (query: { status?: number | undefined; pageNo: number; pageSize: number }) => {
    const path = '/app/exhibiting/articles';
    const page = await rest.readOwn<PageRecord<Partial<PromotionArticleRecord>>>(caller, path, query);
    return completePage(completeArticle)(page);
  };

  return {
    list: (
      status: number | undefined,
      page: number,
      pageSize: number,
    ): Promise<PageRecord<PromotionArticleSummaryRecord>> => readList({ status, pageNo: page, pageSize }),

    /** null for one that is not there or another company's. */
    find: async (id: string): Promise<PromotionArticleRecord | null> => {
      if (!isRecordId(id)) return null;
      const path = '/app/exhibiting/article';
      return oneOrListed(
        async () => completeArticle(await rest.readOwn<PromotionArticleRecord>(caller, path, { id })),
        // The list of the specification has the contents, too.
        readList,
        (article) => article.id === id,
      );
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
