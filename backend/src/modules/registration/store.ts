import { and, desc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import { surveyStore } from './questionnaire/store.ts';
import { visitRegistrations } from './tables.ts';

export type RegistrationRow = typeof visitRegistrations.$inferSelect;
export type NewRegistration = typeof visitRegistrations.$inferInsert;

const table = visitRegistrations;

/** The two reads of registrations that every store of them needs. */
export function registrationReads(database: Database) {
  const orm = () => database.orm();

  /** @param lock keeps others off until the transaction ends */
  const one = async (where: SQL | undefined, lock: boolean): Promise<RegistrationRow | undefined> => {
    const query = orm().select().from(table).where(where);
    const [row] = await (lock ? query.for('update') : query);
    return row;
  };

  /** Newest first. */
  const page = async (
    where: SQL | undefined,
    { offset, limit }: PageRequest,
  ): Promise<Page<RegistrationRow>> => {
    const [records, total] = await Promise.all([
      orm()
        .select()
        .from(table)
        .where(where)
        .orderBy(desc(table.createdAt), desc(table.id))
        .offset(offset)
        .limit(limit),
      orm().$count(table, where),
    ]);
    return { records, total, totalIsEstimate: false };
  };

  return { one, page };
}

/** Reads and writes of registrations and of the survey. */
export function registrationStore(database: Database) {
  const orm = () => database.orm();
  const { one, page } = registrationReads(database);

  return {
    ...surveyStore(database),

    /** By the key while it holds. @param lock keeps others off until the transaction ends */
    byKey: (key: string, now: Date, lock = false) =>
      one(and(eq(table.key, key), gt(table.keyEndsAt, now)), lock),
    byAccount: (accountId: string, lock = false) => one(eq(table.accountId, accountId), lock),
    /** By the number or address that it belongs to. */
    byRecipient: (channel: 'sms' | 'email', address: string, lock = false) =>
      one(eq(channel === 'sms' ? table.mobile : table.email, address), lock),
    byCode: (invitationCode: string) => one(eq(table.invitationCode, invitationCode), false),

    /** @returns undefined when the number, address or account has one already */
    async add(values: NewRegistration): Promise<RegistrationRow | undefined> {
      const [row] = await orm().insert(table).values(values).onConflictDoNothing().returning();
      return row;
    },

    /**
     * Gives up the number of a registration that somebody else made, so that its owner can have one of their own. What
     * the other person typed stays theirs, with its own pass.
     * @returns what the other person typed; undefined where nobody has registered this number for its owner
     */
    async releaseNumber(mobile: string): Promise<RegistrationRow | undefined> {
      const [row] = await orm()
        .update(table)
        .set({ mobile: null })
        .where(and(eq(table.mobile, mobile), isNull(table.accountId), eq(table.state, 'finished')))
        .returning();
      return row;
    },

    /** Writes all that are not there yet: fewer come back where a number has a registration already. */
    addAll: (values: NewRegistration[]): Promise<RegistrationRow[]> =>
      orm().insert(table).values(values).onConflictDoNothing().returning(),

    /** Which of these numbers have a registration. */
    async taken(mobiles: string[]): Promise<Set<string>> {
      if (mobiles.length === 0) return new Set();
      const rows = await orm()
        .select({ mobile: table.mobile })
        .from(table)
        .where(inArray(table.mobile, mobiles));
      return new Set(rows.flatMap(({ mobile }) => mobile ?? []));
    },

    async change(id: string, values: Partial<NewRegistration>): Promise<RegistrationRow | undefined> {
      const [row] = await orm().update(table).set(values).where(eq(table.id, id)).returning();
      return row;
    },

    /** Uses a ticket up. @returns undefined for one that is unknown, used or too old */
    async takeTicket(hash: string, now: Date): Promise<RegistrationRow | undefined> {
      const [row] = await orm()
        .update(table)
        .set({ ticketHash: null, ticketEndsAt: null })
        .where(and(eq(table.ticketHash, hash), gt(table.ticketEndsAt, now)))
        .returning();
      return row;
    },

    /** Whom an account has registered, newest first. @param mobile part of the number; blank for all */
    registeredBy: (accountId: string, mobile: string, request: PageRequest) =>
      page(
        and(
          eq(table.registeredById, accountId),
          mobile === '' ? undefined : sql`strpos(${table.mobileNumber}, ${mobile}) > 0`,
        ),
        request,
      ),
  };
}

export type RegistrationStore = ReturnType<typeof registrationStore>;
