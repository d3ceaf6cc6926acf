import { isRecordId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type { BadgeAllowanceRecord, BadgeRecord, PageRecord } from '../../rest/contract.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';
import { idPath } from './ids.ts';

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
  return {
    list: (status: number | undefined, page: number, pageSize: number) =>
      rest.readOwn<PageRecord<BadgeRecord>>(caller, '/app/exhibiting/badges', {
        status,
        pageNo: page,
        pageSize,
      }),

    /** null for one that is not there or another company's. */
    find: async (id: string): Promise<BadgeRecord | null> => {
      if (!isRecordId(id)) return null;
      try {
        return await rest.readOwn<BadgeRecord>(caller, '/app/exhibiting/badge', { id });
      } catch (error) {
        if (error instanceof UpstreamRefusal && error.status === 404) return null;
        throw error;
      }
    },

    allowance: () => rest.readOwn<BadgeAllowanceRecord>(caller, '/app/exhibiting/badges/allowance'),

    save: (fields: BadgeFields) => rest.post<BadgeRecord>(caller, '/app/exhibiting/badge', fields),

    remove: (ids: readonly string[]) => rest.remove(caller, `/app/exhibiting/badges/${idPath(ids)}`),
  };
}
