import { addressableId, isRecordId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type { AdCatalogueItemRecord, AdRequestRecord, PageRecord } from '../../rest/contract.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';
import { idPath } from './ids.ts';

/** What the REST calls take of an order. */
export interface OrderFields {
  ntAdRequestItemList: { relId: string; amount: number }[];
  attachment: string;
}

const ADDRESS = '/app/exhibiting/ad-request';

/** Reads of the catalogue, and reads and writes of the orders of the caller's company; never shared. */
export function advertisingLoaders(rest: RestClient, caller: Caller) {
  return {
    catalogue: (type: string | undefined) =>
      rest.readOwn<AdCatalogueItemRecord[]>(caller, '/app/exhibiting/ad-catalogue', { type }),

    list: (state: number | undefined, page: number, pageSize: number) =>
      rest.readOwn<PageRecord<AdRequestRecord>>(caller, `${ADDRESS}s`, { state, pageNo: page, pageSize }),

    /** null for one that is not there or another company's. */
    find: async (id: string): Promise<AdRequestRecord | null> => {
      if (!isRecordId(id)) return null;
      try {
        return await rest.readOwn<AdRequestRecord>(caller, ADDRESS, { id });
      } catch (error) {
        if (error instanceof UpstreamRefusal && error.status === 404) return null;
        throw error;
      }
    },

    create: (type: string, fields: OrderFields) =>
      rest.post<AdRequestRecord>(caller, ADDRESS, { type, ...fields }),
    update: (id: string, fields: OrderFields) =>
      rest.put<AdRequestRecord>(caller, ADDRESS, { id: addressableId(id), ...fields }),

    remove: (ids: readonly string[]) => rest.remove(caller, `${ADDRESS}s/${idPath(ids)}`),
  };
}
