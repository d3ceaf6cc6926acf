import { isRecordId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type { BadgeAllowanceRecord, BadgeRecord, PageRecord } from '../../rest/contract.ts';
import { completePage, oneOrListed } from '../../rest/pages.ts';
import { idPath } from './ids.ts';
import { completeBadge } from './records.ts';

/** What the REST call takes of a badge; codes as it has them. */
export interface BadgeFields {
  id?: string;
  name: string;
  cardType: string;
  idcard: string;
  cardImage: string;
  companyName: string;
  position: string;
  phone: string;
}

/** Reads and writes of the badges of the caller's company; never shared. */
export function badgeLoaders(rest: RestClient, caller: Caller) {
  const readList = async (query: { status?: number | undefined; pageNo: number; pageSize: number }) => {
    const page = await rest.readOwn<PageRecord<BadgeRecord>>(caller, '/app/exhibiting/badges', query);
    return completePage(completeBadge)(page);
  };

  return {
    list: (status: number | undefined, page: number, pageSize: number) =>
      readList({ status, pageNo: page, pageSize }),

    /** null for one that is not there or another company's. */
    find: async (id: string): Promise<BadgeRecord | null> => {
      if (!isRecordId(id)) return null;
      return oneOrListed(
        async () => completeBadge(await rest.readOwn<BadgeRecord>(caller, '/app/exhibiting/badge', { id })),
        readList,
        (badge) => badge.id === id,
      );
    },

    /** null where the server does not tell it. */
    allowance: () =>
      rest.whereOffered<BadgeAllowanceRecord | null>(
        'GET /app/exhibiting/badges/allowance',
        () => rest.readOwn(caller, '/app/exhibiting/badges/allowance'),
        () => null,
      ),

    save: async (fields: BadgeFields) => {
      const path = '/app/exhibiting/badge';
      const { result, message } = await rest.post<Partial<BadgeRecord> | null>(caller, path, fields);
      return { result: completeBadge({ ...fields, ...result }), message };
    },

    remove: (ids: readonly string[]) => rest.remove(caller, `/app/exhibiting/badges/${idPath(ids)}`),
  };
}
