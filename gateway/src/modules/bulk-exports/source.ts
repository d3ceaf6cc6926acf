import { defineSource } from '../../context/source.ts';
import { partnerKeyNeeded } from '../../partners/refusals.ts';
import { addressableId } from '../../rest/batch.ts';
import { nullIfNotFound } from '../../rest/offered-calls.ts';
import type { Input } from '../../rest/operations.ts';
import type { BulkExportParent } from './parents.ts';

/** An export as the REST service takes it. */
export type NewExport = Input<'post', '/app/bulk-exports'>['body'];

/** Exports of the partner whose key asks. @throws LocalisedError PARTNER_KEY_NEEDED for anybody else */
export const bulkExportSource = defineSource((context) => {
  if (context.program?.actsFor !== 'partner') throw partnerKeyNeeded();
  const { rest } = context;
  const one = (id: string) => ({ path: { id: addressableId(id) } });
  const find = (id: string): Promise<BulkExportParent> => rest.get('/app/bulk-exports/{id}', one(id));

  return {
    list: (): Promise<BulkExportParent[]> => rest.get('/app/bulk-exports'),

    /** Null for one that is not there, or another partner's. */
    find: (id: string): Promise<BulkExportParent | null> => nullIfNotFound(find(id)),

    start: async (body: NewExport): Promise<BulkExportParent> =>
      (await rest.post('/app/bulk-exports', { body })).result,

    /** Ends an export. @returns it as it is afterwards */
    async cancel(id: string): Promise<BulkExportParent> {
      await rest.delete('/app/bulk-exports/{id}', one(id));
      return find(id);
    },
  };
});
