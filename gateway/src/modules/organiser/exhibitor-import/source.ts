import { defineSource } from '../../../context/source.ts';
import { addressableId } from '../../../rest/batch.ts';
import { nullIfNotFound } from '../../../rest/offered-calls.ts';
import type { Input } from '../../../rest/operations.ts';

type Start = Input<'post', '/organiser/exhibitor-imports/{id}/start'>['body'];
type Mapping = Input<'put', '/organiser/exhibitor-imports/{id}/mapping'>['body'];

/** Spreadsheets of exhibitors. */
export const exhibitorImportSource = defineSource(({ consoleRest: rest }) => {
  const one = (id: string) => ({ id: addressableId(id) });

  return {
    list: (query: { pageNo: number; pageSize: number }) =>
      rest.get('/organiser/exhibitor-imports', { query }),

    /** null for one that is not there. */
    find: async (id: string) => {
      const found = await nullIfNotFound(rest.get('/organiser/exhibitor-imports/{id}', { path: one(id) }));
      // Companies come in behind the calls: whoever watches them looks at the site next.
      if (found && found.addedCount > 0) rest.forgetPublic();
      return found;
    },

    check: (id: string, body: Mapping) =>
      rest.put('/organiser/exhibitor-imports/{id}/mapping', { path: one(id), body }),

    start: (id: string, body: Start) =>
      rest.post('/organiser/exhibitor-imports/{id}/start', { path: one(id), body }),
  };
});
