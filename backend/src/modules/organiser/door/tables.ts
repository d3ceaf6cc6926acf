import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, recordId } from '../../../db/columns.ts';
import { visitRegistrations } from '../../registration/tables.ts';
import { staff } from '../staff/tables.ts';
import type { ScanResult } from './messages.ts';

/** Who was in on which day: one row a person and day, whatever was scanned how often. */
export const checkIns = pgTable(
  'check_in',
  {
    registrationId: recordId('registration_id')
      .notNull()
      .references(() => visitRegistrations.id, { onDelete: 'cascade' }),
    /** The Shanghai day, yyyy-MM-dd. */
    day: text('day').notNull(),
    /** The earliest scan of that day, whenever it arrived here; and where it was made. */
    firstAt: instant('first_at').notNull(),
    door: text('door').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.registrationId, table.day] }),
    index('check_in_day').on(table.day, table.registrationId),
  ],
);

/** Every scan that arrived, with what was answered; failed ones too. Nothing here is ever changed. */
export const checkInScans = pgTable(
  'check_in_scan',
  {
    /** A UUID that the device made: sent again, it is the same scan. */
    id: text('id').primaryKey(),
    /** What was read or typed; as it is stored where it is a pass's. */
    code: text('code').notNull(),
    /** Whose pass it is; none for an unknown code. */
    registrationId: recordId('registration_id').references(() => visitRegistrations.id, {
      onDelete: 'set null',
    }),
    door: text('door').notNull(),
    /** Who was signed in when it was sent. */
    staffId: recordId('staff_id')
      .notNull()
      .references(() => staff.id),
    /** What the device calls itself. */
    device: text('device').notNull(),
    /** By the device's clock. */
    scannedAt: instant('scanned_at').notNull(),
    /** The same by the real time: what the device's clock was wrong by is taken off. */
    countedAt: instant('counted_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** `in`, `again`, `unknown` or `withdrawn`. */
    result: text('result').$type<ScanResult>().notNull(),
  },
  (table) => [
    index('check_in_scan_registration').on(table.registrationId),
    // Those that have been kept long enough.
    index('check_in_scan_received').on(table.receivedAt),
  ],
);
