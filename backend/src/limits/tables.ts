import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Counters of limits, shared by all processes; the shape that rate-limiter-flexible keeps. */
export const rateLimits = pgTable(
  'rate_limit',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limit_expire').on(table.expire)],
);
