import { defineSource } from '../../context/source.ts';
import { addressableId } from '../../rest/batch.ts';
import { nullIfNotFound } from '../../rest/offered-calls.ts';

/** Lists of people that the caller has sent in. */
export const groupSource = defineSource(({ rest }) => ({
  /** null for one that is not there or somebody else's. */
  find: (id: string) =>
    nullIfNotFound(rest.get('/app/visitor/groups/{id}', { path: { id: addressableId(id) } })),

  register: (id: string) =>
    rest.post('/app/visitor/groups/{id}/register', { path: { id: addressableId(id) } }),
}));
