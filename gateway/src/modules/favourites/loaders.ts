import DataLoader from 'dataloader';
import type { SessionCookie } from '../../context/session-cookie.ts';
import { isRecordId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type { FavouriteRecord, PageRecord } from '../../rest/contract.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';

export type FavouriteKind = 'PRODUCT' | 'EXHIBITOR';

const collectType = { PRODUCT: 1, EXHIBITOR: 2 } as const;
/** Ids that the batch read takes. */
const MAX_IDS = 200;

/** What one request knows of its viewer's favourites. Never part of public reads, so these stay the same for everyone. */
export function favouriteLoaders(rest: RestClient, caller: Caller, session: SessionCookie) {
  async function marked(kind: FavouriteKind, ids: readonly string[]): Promise<boolean[]> {
    try {
      const query = { collectType: collectType[kind], ids: ids.filter(isRecordId).join(',') };
      const found = new Set(await rest.readOwn<string[]>(caller, '/app/favourites/marked', query));
      return ids.map((id) => found.has(id));
    } catch (error) {
      // Who asks with an ended session is a guest: the list that they look at is public.
      if (!(error instanceof UpstreamRefusal) || (error.code !== 401 && error.code !== 510)) throw error;
      session.drop();
      return ids.map(() => false);
    }
  }
  const loaderOf = (kind: FavouriteKind) =>
    new DataLoader<string, boolean>((ids) => marked(kind, ids), { maxBatchSize: MAX_IDS });
  const loaders = { PRODUCT: loaderOf('PRODUCT'), EXHIBITOR: loaderOf('EXHIBITOR') };

  const remember = (kind: FavouriteKind, id: string, isMarked: boolean) =>
    void loaders[kind].clear(id).prime(id, isMarked);

  return {
    isMarked: (kind: FavouriteKind, id: string): boolean | Promise<boolean> =>
      caller.token === undefined ? false : loaders[kind].load(id),

    add: async (kind: FavouriteKind, id: string): Promise<string> => {
      const body = { collectType: collectType[kind], linkId: id };
      const { message } = await rest.post<FavouriteRecord>(caller, '/app/favourites/collect', body);
      remember(kind, id, true);
      return message;
    },

    remove: async (kind: FavouriteKind, id: string): Promise<string> => {
      const query = { collectType: collectType[kind], linkId: id };
      const { message } = await rest.remove(caller, '/app/favourites/collect', query);
      remember(kind, id, false);
      return message;
    },

    /** Ids of what is marked, by page. */
    list: (kind: FavouriteKind, page: number, pageSize: number) =>
      rest.readOwn<PageRecord<FavouriteRecord>>(caller, '/app/favourites/list', {
        collectType: collectType[kind],
        pageNo: page,
        pageSize,
      }),
  };
}
