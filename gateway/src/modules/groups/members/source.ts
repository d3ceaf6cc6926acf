import { defineSource } from '../../../context/source.ts';
import { addressableId } from '../../../rest/batch.ts';
import type { Input } from '../../../rest/operations.ts';

type Replace = Input<'post', '/app/visitor/group-members/{id}/replace'>['body'];

/** People whom the caller has registered in groups. */
export const memberSource = defineSource(({ rest }) => {
  const path = (id: string) => ({ path: { id: addressableId(id) } });
  return {
    list: (query: { text: string; pageNo: number; pageSize: number }) =>
      rest.get('/app/visitor/group-members', { query }),
    cancel: (id: string) => rest.post('/app/visitor/group-members/{id}/cancel', path(id)),
    replace: (id: string, body: Replace) =>
      rest.post('/app/visitor/group-members/{id}/replace', { ...path(id), body }),
    resend: (id: string) => rest.post('/app/visitor/group-members/{id}/letter', path(id)),
  };
});
