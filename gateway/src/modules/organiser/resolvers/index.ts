import { AuditEntry, AuditEntryPage, organiserAudit } from './audit.ts';
import { DoorAnswer, doorMutations, DoorPerson, organiserDoor } from './door.ts';
import { staffEntrance } from './sign-in.ts';
import { organiserStaff, StaffMember, staffMutations, staffQueries } from './staff.ts';

/** The organiser's console. */
export const organiserResolvers = {
  Query: { ...staffQueries },
  Mutation: { ...staffEntrance, ...staffMutations, ...doorMutations },
  Organiser: { ...organiserStaff, ...organiserAudit, ...organiserDoor },
  ...{ StaffMember, AuditEntry, AuditEntryPage, DoorAnswer, DoorPerson },
};
