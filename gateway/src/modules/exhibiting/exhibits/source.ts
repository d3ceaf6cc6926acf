import { defineSource } from '../../../context/source.ts';
import { addressableId, isRecordId } from '../../../rest/batch.ts';
import { nullIfNotFound } from '../../../rest/offered-calls.ts';
import type { Input } from '../../../rest/operations.ts';
import type { ProductTextsParent } from './parents.ts';
import { parentOf } from './product-texts.ts';

type ExhibitFields = Omit<Input<'post', '/app/exhibiting/exhibit'>['body'], 'id'>;

/** The products of the caller's company; never shared. */
export const ownProductSource = defineSource(({ rest }) => ({
  list: async (status: number | undefined, page: number, pageSize: number) => {
    const query = { status, pageNo: page, pageSize };
    const found = await rest.get('/app/exhibiting/exhibits', { query });
    return { ...found, records: found.records.map(parentOf) };
  },

  /** null for one that is not there or another company's. */
  find: async (id: string): Promise<ProductTextsParent | null> => {
    if (!isRecordId(id)) return null;
    const own = await nullIfNotFound(rest.get('/app/exhibiting/exhibit', { query: { id } }));
    return own && parentOf(own);
  },

  save: async (id: string | undefined, fields: ExhibitFields) => {
    const body = id === undefined ? fields : { id, ...fields };
    const { result, message } = await rest.post('/app/exhibiting/exhibit', { body });
    return { product: parentOf(result), message };
  },

  /** All of these, or none. */
  remove: async (ids: readonly string[]) => {
    const query = { ids: ids.map(addressableId).join(',') };
    const removed = await rest.delete('/app/exhibiting/exhibits', { query });
    rest.forgetPublic();
    return removed;
  },
}));
