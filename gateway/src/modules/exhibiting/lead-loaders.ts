import type { Caller, RestClient } from '../../rest/client.ts';
import type { ContactSharingRecord, LeadRecord } from '../../rest/contract.ts';
import type { PageRecord } from '../../rest/pages.ts';
import { idPath } from './ids.ts';

/** Reads and writes of leads, and of what a visitor shares; never shared between callers. */
export function leadLoaders(rest: RestClient, caller: Caller) {
  /** null without a pass, and where the server knows no sharing. */
  const sharing = () =>
    rest.whereOffered<ContactSharingRecord | null>(
      'GET /app/visitor/sharing',
      () => rest.readOwn(caller, '/app/visitor/sharing'),
      () => null,
    );
  return {
    list: (rating: number | undefined, page: number, pageSize: number) =>
      rest.whereOffered<PageRecord<LeadRecord>>(
        'GET /app/exhibiting/leads',
        () => rest.readOwn(caller, '/app/exhibiting/leads', { rating, pageNo: page, pageSize }),
        () => ({ records: [], total: 0 }),
      ),

    scan: (code: string) => rest.post<LeadRecord>(caller, '/app/exhibiting/lead', { code }),

    save: (fields: { id: string; note: string; rating: number | null }) =>
      rest.put<LeadRecord>(caller, '/app/exhibiting/lead', fields),

    remove: (ids: readonly string[]) => rest.remove(caller, `/app/exhibiting/leads/${idPath(ids)}`),

    sharing,

    share: (isOn: boolean) => rest.put<ContactSharingRecord>(caller, '/app/visitor/sharing', { isOn }),

    takeBack: async (id: string) => {
      const { message } = await rest.remove(caller, `/app/visitor/sharing/${idPath([id])}`);
      return { result: await sharing(), message };
    },
  };
}
