import type {
  AuditEntryPageResolvers,
  AuditEntryResolvers,
  OrganiserResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { auditSource } from './source.ts';

export const AuditEntry: AuditEntryResolvers = {
  at: ({ time }) => isoInstant(time),
  actionLabel: ({ action_dictText }) => action_dictText,
};

export const AuditEntryPage: AuditEntryPageResolvers = pageFields;

export const Organiser: Pick<OrganiserResolvers, 'auditLog'> = {
  auditLog: (_record, { staffId, action, page, pageSize }, context) =>
    pageParent(
      auditSource(context).list({
        staffId: staffId ?? undefined,
        action: action ?? undefined,
        pageNo: page,
        pageSize,
      }),
      { page, pageSize },
    ),
};
