import { sql } from 'drizzle-orm';
import { customType, pgSequence, text, timestamp } from 'drizzle-orm/pg-core';

/** A record's id: a bigint in the database, a decimal string everywhere else. */
export const recordId = customType<{ data: string; driverData: string }>({ dataType: () => 'bigint' });

/** Ids of records made while the service runs: above all that the demo edition brings, so they never meet. */
export const recordIds = pgSequence('record_id', { startWith: '2000000000000' });

/** The id of such a record. */
export const newRecordId = () =>
  recordId('id')
    .primaryKey()
    .default(sql`nextval('record_id')`);

/** An instant. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One side of a text in two languages; blank where it is missing. */
export const words = (name: string) => text(name).notNull().default('');
