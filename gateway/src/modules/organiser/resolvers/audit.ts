import type {
  AuditEntryPageResolvers,
  AuditEntryResolvers,
  OrganiserResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isRecordId } from '../../../rest/batch.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';

export const AuditEntry: AuditEntryResolvers = {
  at: ({ time }) => isoInstant(time),
  actionLabel: ({ action_dictText }) => action_dictText,
};

export const AuditEntryPage: AuditEntryPageResolvers = pageFields;

export const organiserAudit: Pick<OrganiserResolvers, 'auditLog'> = {
  auditLog: (_record, { staffId, action, page, pageSize }, { audit }) =>
    pageParent(
      audit.list({
        // What is no id is nobody's.
        staffId: staffId ? (isRecordId(staffId) ? staffId : '0') : undefined,
        action: action ?? undefined,
        ...{ pageNo: page, pageSize },
      }),
      { page, pageSize },
    ),
};
