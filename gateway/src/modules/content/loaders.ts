import { isRecordId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type {
  ArticleRecord,
  ArticleSummaryRecord,
  BannerRecord,
  CompanyNewsRecord,
  ContactCardRecord,
  EditionRecord,
  LinkageRecord,
  HotelRecord,
  PageBlockRecord,
  TrafficItemRecord,
  ProcessStepRecord,
  ResourceListsRecord,
  SiteDocumentRecord,
} from '../../rest/contract.ts';
import type { PageRecord } from '../../rest/pages.ts';
import { specifiedEdition } from './specified-edition.ts';

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

    /** A list of documents, whole. */
    documents: (list: 'exhibitorLists' | 'materials') =>
      rest.readPublic<SiteDocumentRecord[]>(caller, `/app/content/${list}`),

    /** Issues of the newsletter; a server of the specification has none. */
    newsletters: () =>
      rest.whereOffered<SiteDocumentRecord[]>(
        'GET /app/content/newsletters',
        () => rest.readPublic(caller, '/app/content/newsletters'),
        () => [],
      ),

    /** Lists of exhibitors or materials that a text matches. */
    findDocuments: (
      kind: 'companiesJoins' | 'articles',
      args: { keyword: string; page: number; pageSize: number },
    ) =>
      rest.readPublic<PageRecord<SiteDocumentRecord>>(caller, `/app/front/static/${kind}`, {
        pageNo: args.page,
        pageSize: args.pageSize,
        keyword: args.keyword,
      }),

    resources: () => rest.readPublic<ResourceListsRecord>(caller, '/app/content/resources'),

    processSteps: () => rest.readPublic<ProcessStepRecord[]>(caller, '/app/content/processSteps'),

    banners: () => rest.readPublic<BannerRecord[]>(caller, '/app/banner', { client: 'pc' }),

    pageText: (key: string): Promise<string | undefined> =>
      /^[A-Z][A-Z0-9_]{0,60}$/.test(key)
        ? rest.findPublic(caller, `/app/config/${key}`)
        : Promise.resolve(undefined),

    contactCards: (group: number) =>
      rest.readPublic<ContactCardRecord[]>(caller, `/app/content/contacts/${group}`),

    linkages: (type: number) =>
      rest.readPublic<LinkageRecord[]>(caller, `/app/content/linkages/type/${type}`),

    linkage: (id: string): Promise<LinkageRecord | undefined> =>
      isRecordId(id) ? rest.findPublic(caller, `/app/content/linkages/${id}`) : Promise.resolve(undefined),

    /** Entries of a page's list; a server of the specification has none. */
    pageBlocks: (section: string) =>
      rest.whereOffered<PageBlockRecord[]>(
        `GET /app/content/blocks/${section}`,
        () => rest.readPublic(caller, `/app/content/blocks/${section}`),
        () => [],
      ),
    trafficItems: () => rest.readPublic<TrafficItemRecord[]>(caller, '/app/content/traffic'),
    hotels: () => rest.readPublic<HotelRecord[]>(caller, '/app/content/hotels'),
    edition: () =>
      rest.whereOffered<EditionRecord>(
        'GET /app/content/edition',
        () => rest.readPublic(caller, '/app/content/edition'),
        async () => {
          const hasEnded = await rest.readPublic<boolean>(caller, '/app/content/end-status');
          return specifiedEdition(hasEnded, new Date());
        },
      ),

    subscribe: (input: SubscriptionInput) => rest.post<null>(caller, '/app/user/addExhibition', input),
    confirmSubscription: (key: string) =>
      rest.post<null>(caller, '/app/content/confirmSubscription', { key }),
    unsubscribe: (key: string) => rest.post<null>(caller, '/app/content/unsubscribe', { key }),
  };
}
