import type { Caller, RestClient } from '../../rest/client.ts';
import type { AuditRecord, PageRecord } from '../../rest/contract.ts';

/** The log of what the organiser does. @param caller whose token is that of the console */
export const auditLoaders = (rest: RestClient, caller: Caller) => ({
  list: (query: {
    staffId: string | undefined;
    action: string | undefined;
    pageNo: number;
    pageSize: number;
  }) => rest.readOwn<PageRecord<AuditRecord>>(caller, '/organiser/audit', query),
});
