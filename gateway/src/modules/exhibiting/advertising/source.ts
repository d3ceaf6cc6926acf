import { defineSource } from '../../../context/source.ts';
import { addressableId, isRecordId } from '../../../rest/batch.ts';
import { completePage, oneOrListed } from '../../../rest/pages.ts';
import { idPath } from '../ids.ts';
import type { AdRequestParent } from './parents.ts';
import { completeAdRequest, completeCatalogueItem } from './records.ts';

/** What the REST calls take of an order. */
interface OrderFields {
  ntAdRequestItemList: { relId: string; amount: number }[];
  attachment: string;
}

/** The catalogue of advertising, and the orders of the caller's company; never shared. */
export const advertisingSource = defineSource(({ rest }) => {
  const readList = async (query: { state?: number | undefined; pageNo: number; pageSize: number }) =>
    completePage(completeAdRequest)(await rest.get('/app/exhibiting/ad-requests', { query }));

  return {
    catalogue: async (type: '1' | '2' | '3' | undefined) => {
      const items = await rest.get('/app/exhibiting/ad-catalogue', { query: { type } });
      return items.map(completeCatalogueItem);
    },

    list: (state: number | undefined, page: number, pageSize: number) =>
      readList({ state, pageNo: page, pageSize }),

    /** null for one that is not there or another company's. */
    find: async (id: string): Promise<AdRequestParent | null> => {
      if (!isRecordId(id)) return null;
      return oneOrListed(
        async () => completeAdRequest(await rest.get('/app/exhibiting/ad-request', { query: { id } })),
        readList,
        (order) => order.id === id,
      );
    },

    create: (type: string, fields: OrderFields) =>
      rest.post('/app/exhibiting/ad-request', { body: { type, ...fields } }),
    update: (id: string, fields: OrderFields) =>
      rest.put('/app/exhibiting/ad-request', { body: { id: addressableId(id), ...fields } }),

    remove: (ids: readonly string[]) =>
      rest.delete('/app/exhibiting/ad-requests/{ids}', { path: { ids: idPath(ids) } }),
  };
});
