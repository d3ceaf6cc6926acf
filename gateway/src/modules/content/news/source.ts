import { defineSource } from '../../../context/source.ts';
import { isRecordId } from '../../../rest/batch.ts';
import type { Schemas } from '../../../rest/operations.ts';

interface ListArguments {
  categoryId?: 'C01A01' | 'C01A02';
  keyword?: string | null;
  page: number;
  pageSize: number;
}

/** News of the exhibition and of exhibitors. */
export const newsSource = defineSource(({ rest }) => ({
  list: ({ categoryId, keyword, page, pageSize }: ListArguments) =>
    rest.getPublic('/app/info/queryArticlePageList', {
      query: { pageNo: page, pageSize, categoryId, keyword: keyword?.trim() },
    }),

  ofExhibitor: (id: string, page: number, pageSize: number) =>
    rest.getPublic('/app/content/companies/{id}/news', { path: { id }, query: { pageNo: page, pageSize } }),

  find: (id: string): Promise<Schemas['Article'] | undefined> =>
    isRecordId(id)
      ? rest.findPublic('/app/content/articles/{id}', { path: { id } })
      : Promise.resolve(undefined),
}));
