import { AuditEntry, AuditEntryPage, organiserAudit } from './audit.ts';
import {
  organiserReviews,
  RejectReason,
  ReviewCount,
  ReviewField,
  ReviewItem,
  ReviewItemPage,
  reviewMutations,
  ReviewRecord,
  ReviewStep,
  ReviewStepPage,
  ReviewTerm,
  ReviewTermOption,
} from './review-desk.ts';
import { editionMutations, ManagedEdition, organiserEditions } from './edition.ts';
import { staffEntrance } from './sign-in.ts';
import { organiserStaff, StaffMember, staffMutations, staffQueries } from './staff.ts';

/** The organiser's console. */
export const organiserResolvers = {
  Query: { ...staffQueries },
  Mutation: { ...staffEntrance, ...staffMutations, ...reviewMutations, ...editionMutations },
  Organiser: { ...organiserStaff, ...organiserAudit, ...organiserReviews, ...organiserEditions },
  ...{ StaffMember, AuditEntry, AuditEntryPage, ManagedEdition },
  ...{ RejectReason, ReviewCount, ReviewField, ReviewItem, ReviewItemPage, ReviewRecord, ReviewStep },
  ...{ ReviewStepPage, ReviewTerm, ReviewTermOption },
};
