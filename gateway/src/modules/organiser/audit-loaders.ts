import { isRecordId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type { AuditRecord } from '../../rest/contract.ts';
import type { PageRecord } from '../../rest/pages.ts';

/** What the log is asked for. */
interface AuditQuery {
  staffId: string | undefined;
  action: string | undefined;
  pageNo: number;
  pageSize: number;
}

/** The log of what the organiser does. @param caller whose token is that of the console */
export const auditLoaders = (rest: RestClient, caller: Caller) => ({
  list: ({ staffId, ...query }: AuditQuery) =>
    rest.readOwn<PageRecord<AuditRecord>>(caller, '/organiser/audit', {
      ...query,
      // What is no id is nobody's.
      staffId: staffId && !isRecordId(staffId) ? '0' : staffId,
    }),
});
