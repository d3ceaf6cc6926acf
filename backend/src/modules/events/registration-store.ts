import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { StoredAnswer } from '../../forms/index.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import { eventRegistrations } from './tables.ts';

export type RegistrationRow = typeof eventRegistrations.$inferSelect;

/** A sign-up to write. */
interface NewRegistration {
  eventId: string;
  accountId: string;
  formId: string;
  answers: StoredAnswer[];
  createdAt: Date;
}

const own = (accountId: string, id: string) =>
  and(eq(eventRegistrations.id, id), eq(eventRegistrations.accountId, accountId));

/** Reads and writes of who takes part in events. */
export function eventRegistrationStore(database: Database) {
  const orm = () => database.orm();

  return {
    /** How many take part in each of some events; those that nobody takes part in are left out. */
    async taken(eventIds: string[]): Promise<Map<string, number>> {
      if (eventIds.length === 0) return new Map();
      const rows = await orm()
        .select({ eventId: eventRegistrations.eventId, taken: count() })
        .from(eventRegistrations)
        .where(inArray(eventRegistrations.eventId, eventIds))
        .groupBy(eventRegistrations.eventId);
      return new Map(rows.map(({ eventId, taken }) => [eventId, taken]));
    },

    /** @returns undefined when the account takes part already; waits for one that is just being written */
    async register(values: NewRegistration): Promise<RegistrationRow | undefined> {
      const [row] = await orm().insert(eventRegistrations).values(values).onConflictDoNothing().returning();
      return row;
    },

    async registrationFor(accountId: string, eventId: string): Promise<RegistrationRow | undefined> {
      const [row] = await orm()
        .select()
        .from(eventRegistrations)
        .where(and(eq(eventRegistrations.accountId, accountId), eq(eventRegistrations.eventId, eventId)));
      return row;
    },

    async registration(accountId: string, id: string): Promise<RegistrationRow | undefined> {
      const [row] = await orm().select().from(eventRegistrations).where(own(accountId, id));
      return row;
    },

    async registrations(accountId: string, { offset, limit }: PageRequest): Promise<Page<RegistrationRow>> {
      const where = eq(eventRegistrations.accountId, accountId);
      const [records, total] = await Promise.all([
        orm()
          .select()
          .from(eventRegistrations)
          .where(where)
          .orderBy(desc(eventRegistrations.createdAt), desc(eventRegistrations.id))
          .offset(offset)
          .limit(limit),
        orm().$count(eventRegistrations, where),
      ]);
      return { records, total, totalIsEstimate: false };
    },

    /** @returns whether it was there, and the account's own */
    async cancel(accountId: string, id: string): Promise<boolean> {
      const rows = await orm()
        .delete(eventRegistrations)
        .where(own(accountId, id))
        .returning({ id: eventRegistrations.id });
      return rows.length > 0;
    },
  };
}
