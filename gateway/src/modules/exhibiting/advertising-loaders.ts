import { addressableId, isRecordId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type { AdCatalogueItemRecord, AdRequestRecord } from '../../rest/contract.ts';
import type { PageRecord } from '../../rest/pages.ts';
import { completePage, oneOrListed } from '../../rest/pages.ts';
import { idPath } from './ids.ts';
import { completeAdRequest, completeCatalogueItem } from './records.ts';

/** What the REST calls take of an order. */
export interface OrderFields {
  ntAdRequestItemList: { relId: string; amount: number }[];
  attachment: string;
}

const ADDRESS = '/app/exhibiting/ad-request';

/** Reads of the catalogue, and reads and writes of the orders of the caller's company; never shared. */
export function advertisingLoaders(rest: RestClient, caller: Caller) {
  const readList = async (query: { state?: number | undefined; pageNo: number; pageSize: number }) => {
    const page = await rest.readOwn<PageRecord<AdRequestRecord>>(caller, `${ADDRESS}s`, query);
    return completePage(completeAdRequest)(page);
  };

  return {
    catalogue: async (type: string | undefined) => {
      const path = '/app/exhibiting/ad-catalogue';
      const items = await rest.readOwn<AdCatalogueItemRecord[]>(caller, path, { type });
      return items.map(completeCatalogueItem);
    },

    list: (state: number | undefined, page: number, pageSize: number) =>
      readList({ state, pageNo: page, pageSize }),

    /** null for one that is not there or another company's. */
    find: async (id: string): Promise<AdRequestRecord | null> => {
      if (!isRecordId(id)) return null;
      return oneOrListed(
        async () => completeAdRequest(await rest.readOwn<AdRequestRecord>(caller, ADDRESS, { id })),
        readList,
        (order) => order.id === id,
      );
    },

    create: (type: string, fields: OrderFields) =>
      rest.post<AdRequestRecord>(caller, ADDRESS, { type, ...fields }),
    update: (id: string, fields: OrderFields) =>
      rest.put<AdRequestRecord>(caller, ADDRESS, { id: addressableId(id), ...fields }),

    remove: (ids: readonly string[]) => rest.remove(caller, `${ADDRESS}s/${idPath(ids)}`),
  };
}
