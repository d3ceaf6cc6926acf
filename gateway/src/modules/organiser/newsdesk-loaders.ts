import { addressableId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type {
  BannerEntryRecord,
  NewsChangeRecord,
  NewsEntryRecord,
  NewsLineRecord,
  NewsVersionRecord,
} from '../../rest/contract.ts';
import type { PageRecord } from '../../rest/pages.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';

const none = (error: unknown): null => {
  if (error instanceof UpstreamRefusal && error.status === 404) return null;
  throw error;
};

/** What is no id names nothing; it must not change the path of a call. */

/** The show's news and banners for their editors. @param caller whose token is that of the console */
export function newsdeskLoaders(rest: RestClient, caller: Caller) {
  /** After each write the site is read anew. */
  const written = async <T extends { message: string }>(change: Promise<T>) => {
    const outcome = await change;
    rest.forgetPublic();
    return outcome;
  };
  const one = (id: string) => `/organiser/news/${addressableId(id)}`;
  const banners = '/organiser/banners';
  return {
    articles: (query: {
      kind: string | undefined;
      state: string | undefined;
      title: string | undefined;
      pageNo: number;
      pageSize: number;
    }) => rest.readOwn<PageRecord<NewsLineRecord>>(caller, '/organiser/news', query),
    article: (id: string) => rest.readOwn<NewsEntryRecord>(caller, one(id)).catch(none),
    versions: (id: string) => rest.readOwn<NewsVersionRecord[]>(caller, `${one(id)}/versions`),
    changes: (id: string, from: number, to: number) =>
      rest.readOwn<NewsChangeRecord[]>(caller, `${one(id)}/changes`, { from, to }),
    saveArticle: (id: string | undefined, body: object) =>
      written(
        id === undefined
          ? rest.post<NewsEntryRecord>(caller, '/organiser/news', body)
          : rest.put<NewsEntryRecord>(caller, one(id), body),
      ),
    restore: (id: string, body: { version: number; number: number }) =>
      written(rest.post<NewsEntryRecord>(caller, `${one(id)}/restore`, body)),

    removeArticle: (id: string, version: number) => written(rest.remove(caller, one(id), { version })),

    banners: () => rest.readOwn<BannerEntryRecord[]>(caller, banners),
    saveBanner: (id: string | undefined, body: object) =>
      written(
        id === undefined
          ? rest.post<BannerEntryRecord>(caller, banners, body)
          : rest.put<BannerEntryRecord>(caller, `${banners}/${addressableId(id)}`, body),
      ),
    removeBanner: (id: string, version: number) =>
      written(rest.remove(caller, `${banners}/${addressableId(id)}`, { version })),
    orderBanners: (ids: readonly string[]) =>
      written(rest.put<BannerEntryRecord[]>(caller, `${banners}/order`, { ids: ids.map(addressableId) })),
  };
}
