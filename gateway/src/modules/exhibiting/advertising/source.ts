import { defineSource } from '../../../context/source.ts';
import { addressableId, isRecordId } from '../../../rest/batch.ts';
import { nullIfNotFound } from '../../../rest/offered-calls.ts';
import { idPath } from '../ids.ts';
import type { AdRequestParent } from './parents.ts';

/** What the REST calls take of an order. */
interface OrderFields {
  ntAdRequestItemList: { relId: string; amount: number }[];
  attachment: string;
}

/** The catalogue of advertising, and the orders of the caller's company; never shared. */
export const advertisingSource = defineSource(({ rest }) => ({
  catalogue: (type: '1' | '2' | '3' | undefined) =>
    rest.get('/app/exhibiting/ad-catalogue', { query: { type } }),

  list: (state: number | undefined, page: number, pageSize: number) =>
    rest.get('/app/exhibiting/ad-requests', { query: { state, pageNo: page, pageSize } }),

  /** null for one that is not there or another company's. */
  find: async (id: string): Promise<AdRequestParent | null> =>
    isRecordId(id) ? nullIfNotFound(rest.get('/app/exhibiting/ad-request', { query: { id } })) : null,

  create: (type: string, fields: OrderFields) =>
    rest.post('/app/exhibiting/ad-request', { body: { type, ...fields } }),
  update: (id: string, fields: OrderFields) =>
    rest.put('/app/exhibiting/ad-request', { body: { id: addressableId(id), ...fields } }),

  remove: (ids: readonly string[]) =>
    rest.delete('/app/exhibiting/ad-requests/{ids}', { path: { ids: idPath(ids) } }),
}));
