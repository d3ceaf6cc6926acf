import { defineSource } from '../../../context/source.ts';
import { addressableId, isRecordId } from '../../../rest/batch.ts';
import type { Input, Schemas } from '../../../rest/operations.ts';
import { completePage, oneOrListed } from '../../../rest/pages.ts';
import type { ProductTextsParent } from './parents.ts';
import { completeExhibit, parentOf } from './records.ts';

type ExhibitFields = Omit<Input<'post', '/app/exhibiting/exhibit'>['body'], 'id'>;

/** The products of the caller's company; never shared. */
export const ownProductSource = defineSource(({ rest }) => {
  const completed = (own: Partial<Schemas['Exhibit']>) => parentOf(completeExhibit(own));
  const readList = async (query: { status?: number | undefined; pageNo: number; pageSize: number }) =>
    completePage(completed)(await rest.get('/app/exhibiting/exhibits', { query }));

  return {
    list: (status: number | undefined, page: number, pageSize: number) =>
      readList({ status, pageNo: page, pageSize }),

    /** null for one that is not there or another company's. */
    find: async (id: string): Promise<ProductTextsParent | null> => {
      if (!isRecordId(id)) return null;
      return oneOrListed(
        async () => completed(await rest.get('/app/exhibiting/exhibit', { query: { id } })),
        readList,
        (product) => product.id === id,
      );
    },

    save: async (id: string | undefined, fields: ExhibitFields) => {
      const body = id === undefined ? fields : { id, ...fields };
      const { result, message } = await rest.post('/app/exhibiting/exhibit', { body });
      return { product: completed({ ...body, ...result }), message };
    },

    /** All of these, or none. */
    remove: async (ids: readonly string[]) => {
      const query = { ids: ids.map(addressableId).join(',') };
      const removed = await rest.delete('/app/exhibiting/exhibits', { query });
      rest.forgetPublic();
      return removed;
    },
  };
});
