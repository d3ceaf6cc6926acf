import { defineSource } from '../../../context/source.ts';
import { isRecordId } from '../../../rest/batch.ts';
import type { Input } from '../../../rest/operations.ts';
import { completePage, oneOrListed } from '../../../rest/pages.ts';
import { idPath } from '../ids.ts';
import type { BadgeAllowanceParent, BadgeParent } from './parents.ts';
import { completeBadge } from './records.ts';

/** What the REST call takes of a badge; codes as it has them. */
type BadgeFields = Input<'post', '/app/exhibiting/badge'>['body'];

/** The badges of the caller's company; never shared. */
export const badgeSource = defineSource(({ rest }) => {
  const readList = async (query: { status?: number | undefined; pageNo: number; pageSize: number }) =>
    completePage(completeBadge)(await rest.get('/app/exhibiting/badges', { query }));

  return {
    list: (status: number | undefined, page: number, pageSize: number) =>
      readList({ status, pageNo: page, pageSize }),

    /** null for one that is not there or another company's. */
    find: async (id: string): Promise<BadgeParent | null> => {
      if (!isRecordId(id)) return null;
      return oneOrListed(
        async () => completeBadge(await rest.get('/app/exhibiting/badge', { query: { id } })),
        readList,
        (badge) => badge.id === id,
      );
    },

    /** null where the server does not tell it. */
    allowance: () =>
      rest.whereOffered<BadgeAllowanceParent | null>(
        'GET /app/exhibiting/badges/allowance',
        () => rest.get('/app/exhibiting/badges/allowance'),
        () => null,
      ),

    /** A badge that is new, or the one with the id of `body` as it is from now on. */
    save: async (body: BadgeFields) => {
      const { result, message } = await rest.post('/app/exhibiting/badge', { body });
      return { badge: completeBadge({ ...body, ...result }), message };
    },

    remove: (ids: readonly string[]) =>
      rest.delete('/app/exhibiting/badges/{ids}', { path: { ids: idPath(ids) } }),
  };
});
