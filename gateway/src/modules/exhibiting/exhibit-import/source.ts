import { defineSource } from '../../../context/source.ts';
import { addressableId } from '../../../rest/batch.ts';
import { nullIfNotFound } from '../../../rest/offered-calls.ts';

/** Lists of products that the caller's company has sent in. */
export const productImportSource = defineSource(({ rest }) => ({
  /** null for one that is not there or another company's. */
  find: (id: string) =>
    nullIfNotFound(rest.get('/app/exhibiting/exhibits/imports/{id}', { path: { id: addressableId(id) } })),

  submit: (id: string) =>
    rest.post('/app/exhibiting/exhibits/imports/{id}/submit', { path: { id: addressableId(id) } }),
}));
