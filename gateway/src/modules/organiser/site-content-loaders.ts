import type { Caller, RestClient } from '../../rest/client.ts';
import type {
  ContentChangeRecord,
  ContentCollectionRecord,
  ContentEntryRecord,
  ContentLineRecord,
  ContentSummaryRecord,
  ContentVersionRecord,
} from '../../rest/contract.ts';
import type { PageRecord } from '../../rest/pages.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';

/** Names an entry among all lists: `hotels.12`. */
export const contentId = (collection: string, id: string): string => `${collection}.${id}`;

/** The parts of such an id; what is none names nothing, and must not change the path of a call. */
export function contentIdParts(id: string): { collection: string; id: string } {
  const [, collection = 'none', record = 'none'] = /^([a-z0-9-]{1,60})\.([0-9A-Za-z-]{1,40})$/.exec(id) ?? [];
  return { collection, id: record };
}

/** What a line of a list needs to know of the list to name its entry. */
export interface ContentLineParent {
  collection: string;
  line: ContentLineRecord;
}

const none = (error: unknown): null => {
  if (error instanceof UpstreamRefusal && error.status === 404) return null;
  throw error;
};
const nameOf = (name: string): string => (/^[a-z0-9-]{1,60}$/.test(name) ? name : 'none');

/** The site's content for its editors. @param caller whose token is that of the console */
export function siteContentLoaders(rest: RestClient, caller: Caller) {
  /** After each write the site is read anew. */
  const written = async <T>(change: Promise<T>): Promise<T> => {
    const outcome = await change;
    rest.forgetPublic();
    return outcome;
  };
  const list = (name: string) => `/organiser/content/${nameOf(name)}`;
  const one = (id: string) => {
    const parts = contentIdParts(id);
    return `${list(parts.collection)}/entries/${parts.id}`;
  };
  return {
    overview: () => rest.readOwn<ContentSummaryRecord[]>(caller, '/organiser/content'),
    collection: (name: string) => rest.readOwn<ContentCollectionRecord>(caller, list(name)).catch(none),
    async entries(
      name: string,
      query: { scope: string | undefined; removed?: 'true'; pageNo: number; pageSize: number },
    ) {
      const page = await rest.readOwn<PageRecord<ContentLineRecord>>(caller, `${list(name)}/entries`, query);
      const records: ContentLineParent[] = page.records.map((line) => ({ collection: name, line }));
      return { ...page, records };
    },
    entry: (id: string) => rest.readOwn<ContentEntryRecord>(caller, one(id)).catch(none),
    versions: (id: string) => rest.readOwn<ContentVersionRecord[]>(caller, `${one(id)}/versions`),
    changes: (id: string, from: number, to: number) =>
      rest.readOwn<ContentChangeRecord[]>(caller, `${one(id)}/changes`, { from, to }),

    save: (collection: string, id: string | undefined, body: object) =>
      written(
        id === undefined
          ? rest.post<ContentEntryRecord>(caller, `${list(collection)}/entries`, body)
          : rest.put<ContentEntryRecord>(caller, one(id), body),
      ),
    remove: (id: string, version: number) => written(rest.remove(caller, one(id), { version })),
    discard: (id: string, version: number) => rest.remove(caller, `${one(id)}/draft`, { version }),
    restore: (id: string, body: { version: number; number: number }) =>
      rest.post<ContentEntryRecord>(caller, `${one(id)}/restore`, body),
    move: (id: string, place: number) => written(rest.put<null>(caller, `${one(id)}/place`, { place })),
  };
}
