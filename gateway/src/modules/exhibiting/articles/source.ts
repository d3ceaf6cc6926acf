import { defineSource } from '../../../context/source.ts';
import { isRecordId } from '../../../rest/batch.ts';
import { nullIfNotFound } from '../../../rest/offered-calls.ts';
import type { Schemas } from '../../../rest/operations.ts';

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
export const articleSource = defineSource(({ rest }) => ({
  list: (status: number | undefined, page: number, pageSize: number) =>
    rest.get('/app/exhibiting/articles', { query: { status, pageNo: page, pageSize } }),

  /** null for one that is not there or another company's. */
  find: async (id: string): Promise<Schemas['PromotionArticle'] | null> =>
    isRecordId(id) ? nullIfNotFound(rest.get('/app/exhibiting/article', { query: { id } })) : null,

  save: ({ id, files, ...words }: ArticleInput) =>
    rest.post('/app/exhibiting/article', {
      body: { ...(id === undefined ? {} : { id }), ...words, files: files.join(',') },
    }),

  remove: (ids: readonly string[]) =>
    rest.delete('/app/exhibiting/articles', { query: { ids: ids.join(',') } }),
}));
