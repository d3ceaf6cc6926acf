import { defineSource } from '../../../context/source.ts';
import { addressableId } from '../../../rest/batch.ts';
import type { Input } from '../../../rest/operations.ts';

type NewKey = Input<'post', '/app/exhibiting/keys'>['body'];
type KeyChange = Input<'put', '/app/exhibiting/keys/{id}'>['body'];

/** Keys by which programs of the caller's company read. */
export const companyKeySource = defineSource(({ rest }) => {
  const one = (id: string) => ({ id: addressableId(id) });
  return {
    list: () => rest.get('/app/exhibiting/keys'),
    usage: (days: number) => rest.get('/app/exhibiting/key-usage', { query: { days } }),
    add: (body: NewKey) => rest.post('/app/exhibiting/keys', { body }),
    change: (id: string, body: KeyChange) => rest.put('/app/exhibiting/keys/{id}', { path: one(id), body }),
    rotate: (id: string, overlapHours: number) =>
      rest.post('/app/exhibiting/keys/{id}/rotation', { path: one(id), body: { overlapHours } }),
    revoke: (id: string) => rest.post('/app/exhibiting/keys/{id}/revocation', { path: one(id) }),
  };
});
