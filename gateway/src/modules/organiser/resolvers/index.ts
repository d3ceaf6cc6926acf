import { AuditEntry, AuditEntryPage, organiserAudit } from './audit.ts';
import { staffEntrance } from './sign-in.ts';
import { organiserStaff, StaffMember, staffMutations, staffQueries } from './staff.ts';

/** The organiser's console. */
export const organiserResolvers = {
  Query: { ...staffQueries },
  Mutation: { ...staffEntrance, ...staffMutations },
  Organiser: { ...organiserStaff, ...organiserAudit },
  ...{ StaffMember, AuditEntry, AuditEntryPage },
};
