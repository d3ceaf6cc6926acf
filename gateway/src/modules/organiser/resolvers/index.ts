import { AuditEntry, AuditEntryPage, organiserAudit } from './audit.ts';
import { editionMutations, ManagedEdition, organiserEditions } from './edition.ts';
import { staffEntrance } from './sign-in.ts';
import { organiserStaff, StaffMember, staffMutations, staffQueries } from './staff.ts';

/** The organiser's console. */
export const organiserResolvers = {
  Query: { ...staffQueries },
  Mutation: { ...staffEntrance, ...staffMutations, ...editionMutations },
  Organiser: { ...organiserStaff, ...organiserAudit, ...organiserEditions },
  ...{ StaffMember, AuditEntry, AuditEntryPage, ManagedEdition },
};
