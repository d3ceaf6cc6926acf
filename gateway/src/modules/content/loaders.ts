import { isRecordId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type {
  ArticleRecord,
  ArticleSummaryRecord,
  BannerRecord,
  CompanyNewsRecord,
  EditionRecord,
  PageRecord,
} from '../../rest/contract.ts';

export interface SubscriptionInput {
  roleName?: string | undefined;
  companyName: string;
  contactName: string;
  email: string;
}

/** Reads and writes of the site's content for one request. */
export function contentLoaders(rest: RestClient, caller: Caller) {
  return {
    news: (args: { categoryId?: string; keyword?: string | null; page: number; pageSize: number }) =>
      rest.readPublic<PageRecord<ArticleSummaryRecord>>(caller, '/app/info/queryArticlePageList', {
        pageNo: args.page,
        pageSize: args.pageSize,
        categoryId: args.categoryId,
        keyword: args.keyword?.trim(),
      }),

    newsOfExhibitor: (id: string, page: number, pageSize: number) =>
      rest.readPublic<PageRecord<CompanyNewsRecord>>(caller, `/app/content/companies/${id}/news`, {
        pageNo: page,
        pageSize,
      }),

    article: (id: string): Promise<ArticleRecord | undefined> =>
      isRecordId(id) ? rest.findPublic(caller, `/app/content/articles/${id}`) : Promise.resolve(undefined),

    banners: () => rest.readPublic<BannerRecord[]>(caller, '/app/banner', { client: 'pc' }),

    pageText: (key: string): Promise<string | undefined> =>
      /^[A-Z][A-Z0-9_]{0,60}$/.test(key)
        ? rest.findPublic(caller, `/app/config/${key}`)
        : Promise.resolve(undefined),

    edition: () => rest.readPublic<EditionRecord>(caller, '/app/content/edition'),

    subscribe: (input: SubscriptionInput) => rest.post<null>(caller, '/app/user/addExhibition', input),
  };
}
