import { defineSource } from '../../../context/source.ts';
import type { Input } from '../../../rest/operations.ts';

type UpsertBody = Input<'post', '/app/partners/exhibitors'>['body'];

/** A record of an exhibitor as the REST contract takes it. */
export type ExhibitorRecordBody = UpsertBody['records'][number];

/** Exhibitors as a partner's system writes them. */
export const exhibitorUpsertSource = defineSource(({ rest }) => ({
  /** What became of the records; what was written is read anew from then on. */
  upsert: async (body: UpsertBody) => {
    const { result } = await rest.post('/app/partners/exhibitors', { body });
    if (result.added + result.changed > 0 && body.validateOnly !== true) rest.forgetPublic();
    return result;
  },
}));
