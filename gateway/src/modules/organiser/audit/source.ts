import { defineSource } from '../../../context/source.ts';
import { isRecordId } from '../../../rest/batch.ts';

/** What the log is asked for. */
interface AuditQuery {
  staffId: string | undefined;
  action: string | undefined;
  pageNo: number;
  pageSize: number;
}

/** The log of what the organiser does. */
export const auditSource = defineSource(({ consoleRest }) => ({
  list: ({ staffId, ...query }: AuditQuery) =>
    consoleRest.get('/organiser/audit', {
      // What is no id is nobody's.
      query: { ...query, staffId: staffId && !isRecordId(staffId) ? '0' : staffId },
    }),
}));
