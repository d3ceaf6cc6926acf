import { defineSource } from '../../../context/source.ts';
import { isRecordId } from '../../../rest/batch.ts';
import type { Schemas } from '../../../rest/operations.ts';
import { completePage, oneOrListed, type PageRecord } from '../../../rest/pages.ts';
import { completeArticle } from './records.ts';

/** What the REST call takes of an article. */
interface ArticleInput {
  id: string | undefined;
  titleCn: string;
  titleEn: string;
  imageUrl: string;
  contentCn: string;
  contentEn: string;
  files: string[];
}

/** The articles of the caller's company; never shared. */
export const articleSource = defineSource(({ rest }) => {
  const readList = async (query: { status?: number | undefined; pageNo: number; pageSize: number }) =>
    completePage(completeArticle)(await rest.get('/app/exhibiting/articles', { query }));

  return {
    list: (
      status: number | undefined,
      page: number,
      pageSize: number,
    ): Promise<PageRecord<Schemas['PromotionArticleSummary']>> =>
      readList({ status, pageNo: page, pageSize }),

    /** null for one that is not there or another company's. */
    find: async (id: string): Promise<Schemas['PromotionArticle'] | null> => {
      if (!isRecordId(id)) return null;
      return oneOrListed(
        async () => completeArticle(await rest.get('/app/exhibiting/article', { query: { id } })),
        // The list of the specification has the contents, too.
        readList,
        (article) => article.id === id,
      );
    },

    save: ({ id, files, ...words }: ArticleInput) =>
      rest.post('/app/exhibiting/article', {
        body: { ...(id === undefined ? {} : { id }), ...words, files: files.join(',') },
      }),

    remove: (ids: readonly string[]) =>
      rest.delete('/app/exhibiting/articles', { query: { ids: ids.join(',') } }),
  };
});
