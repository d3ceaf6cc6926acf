import { customType, text, timestamp } from 'drizzle-orm/pg-core';

/** A record's id: a bigint in the database, a decimal string everywhere else. */
export const recordId = customType<{ data: string; driverData: string }>({ dataType: () => 'bigint' });

/** An instant. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One side of a text in two languages; blank where it is missing. */
export const words = (name: string) => text(name).notNull().default('');
