import { defineSource } from '../../../context/source.ts';
import { isRecordId } from '../../../rest/batch.ts';
import { nullIfNotFound } from '../../../rest/offered-calls.ts';
import type { Input } from '../../../rest/operations.ts';
import { idPath } from '../ids.ts';
import type { BadgeParent } from './parents.ts';

/** What the REST call takes of a badge; codes as it has them. */
type BadgeFields = Input<'post', '/app/exhibiting/badge'>['body'];

/** The badges of the caller's company; never shared. */
export const badgeSource = defineSource(({ rest }) => ({
  list: (status: number | undefined, page: number, pageSize: number) =>
    rest.get('/app/exhibiting/badges', { query: { status, pageNo: page, pageSize } }),

  /** null for one that is not there or another company's. */
  find: async (id: string): Promise<BadgeParent | null> =>
    isRecordId(id) ? nullIfNotFound(rest.get('/app/exhibiting/badge', { query: { id } })) : null,

  /** null where the server does not tell it. */
  allowance: () => rest.get('/app/exhibiting/badges/allowance'),

  /** A badge that is new, or the one with the id of `body` as it is from now on. */
  save: async (body: BadgeFields) => {
    const { result, message } = await rest.post('/app/exhibiting/badge', { body });
    return { badge: result, message };
  },

  remove: (ids: readonly string[]) =>
    rest.delete('/app/exhibiting/badges/{ids}', { path: { ids: idPath(ids) } }),
}));
