import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId } from '../../../db/columns.ts';
import type { AuditChange } from './change.ts';

/** Who of the organiser did what, and when. Nothing is ever changed here but what tells of a person who is forgotten (`personal-data.ts`); `retention.ts` removes. */
export const auditEntries = pgTable(
  'audit_entry',
  {
    id: newRecordId(),
    /** The real time. */
    at: instant('at').notNull(),
    /** Who of the staff; none for somebody else whose call was refused, for a partner, and for the service itself. */
    staffId: recordId('staff_id'),
    /**
     * Blank for people of the staff, whose name is read by their id; what is known of somebody else, as `visitor #12`, or of
     * a partner `Cable Weekly: CRM`, which is partner and key.
     */
    actor: text('actor').notNull(),
    /** Like `staff.invite`. */
    action: text('action').notNull(),
    /** What it was done to, like `staff`; and its id, where it has one. */
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull().default(''),
    /** What people call it; blank for people of the staff. Never a number or an e-mail address. */
    subject: text('subject').notNull().default(''),
    changes: jsonb('changes').$type<AuditChange[]>().notNull(),
    /** Network address of the call; blank for the service itself. */
    address: text('address').notNull().default(''),
  },
  (table) => [
    // Those that have been kept long enough.
    index('audit_entry_at').on(table.at),
    index('audit_entry_staff').on(table.staffId, table.id),
    index('audit_entry_action').on(table.action, table.id),
    index('audit_entry_subject').on(table.subjectKind, table.subjectId, table.id),
  ],
);
