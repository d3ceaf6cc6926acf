import { and, asc, eq, inArray, isNotNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { byName } from '../../names/order.ts';
import type { Recipient } from './recipients.ts';
import type { Account } from './account-store.ts';
import { identityStore } from './store.ts';
import { accounts, sessions } from './tables.ts';

export type { Account } from './account-store.ts';

/** Who is forgotten leaves an account without number and address. */
const isReached = or(isNotNull(accounts.mobile), isNotNull(accounts.email));

/** Whether somebody speaks for the company whose id stands in a column; only those who are locked out, if asked so. */
export const hasAccount = (company: PgColumn, isLocked?: boolean): SQL =>
  sql`exists (select 1 from ${accounts} where ${and(
    sql`${accounts.exhibitorId} = ${company}`,
    isReached,
    isLocked === undefined ? undefined : eq(accounts.isLocked, isLocked),
  )})`;

/** Accounts as the organiser keeps them. */
export function managedAccounts(database: Database) {
  const orm = () => database.orm();
  const store = identityStore(database);
  return {
    find: (id: string): Promise<Account | undefined> => store.find(id),

    /** The same, and nobody else changes it until the transaction ends. */
    async lockRow(id: string): Promise<Account | undefined> {
      const [row] = await orm().select().from(accounts).where(eq(accounts.id, id)).for('update');
      return row;
    },

    /** Accounts of both roles that have this number or address. */
    withAddress: (address: string): Promise<Account[]> => store.accountsOf(address),

    findAll: async (ids: string[]): Promise<Account[]> =>
      ids.length === 0 ? [] : orm().select().from(accounts).where(inArray(accounts.id, ids)),

    /** By the beginning of what was typed: the indexes account_begins_… serve it. */
    async search(typed: { words?: string; email?: string; numbers?: string[] }, limit: number) {
      const { words = '', email = '', numbers = [] } = typed;
      const like = (column: SQLWrapper, text: string): SQL | undefined =>
        text === '' ? undefined : sql`${column} like ${`${text.replace(/[\\%_]/g, '\\$&')}%`}`;
      const where = or(
        like(sql`lower(${accounts.nickName})`, words.toLowerCase()),
        like(sql`lower(${accounts.companyName})`, words.toLowerCase()),
        like(accounts.email, email),
        ...numbers.map((number) => like(accounts.mobile, number)),
      );
      return where
        ? orm()
            .select()
            .from(accounts)
            .where(where)
            .orderBy(asc(byName(accounts.nickName, accounts.nameKey)), asc(accounts.id))
            .limit(limit)
        : [];
    },

    sessionsOf: (id: string): Promise<number> => orm().$count(sessions, eq(sessions.accountId, id)),

    /** Who speaks for a company, the oldest first; not those who are forgotten. */
    ofCompany: (exhibitorId: string): Promise<Account[]> =>
      orm()
        .select()
        .from(accounts)
        .where(and(eq(accounts.exhibitorId, exhibitorId), isReached))
        .orderBy(asc(accounts.id)),

    /** Companies for which somebody signs in with this number or address. */
    async companiesOf(address: string): Promise<string[]> {
      const rows = await orm()
        .select({ id: accounts.exhibitorId })
        .from(accounts)
        .where(
          and(
            eq(accounts.role, 'exhibitor'),
            or(eq(accounts.mobile, address), eq(accounts.email, address)),
            isNotNull(accounts.exhibitorId),
          ),
        );
      return rows.flatMap(({ id }) => id ?? []);
    },

    /** Lets somebody speak for a company. @returns undefined where an exhibitor signs in with this already */
    addToCompany: (
      { channel, address }: Recipient,
      person: { exhibitorId: string; nickName: string; companyName: string; createdAt: Date },
    ): Promise<Account | undefined> =>
      store.addAccount({
        ...person,
        role: 'exhibitor',
        mobile: channel === 'sms' ? address : null,
        email: channel === 'email' ? address : null,
      }),

    /**
     * Locks an account out, which ends its sessions at once, or lets it in again. Inside a transaction.
     * @returns false where it was so already
     */
    async lock(id: string, isLocked: boolean): Promise<boolean> {
      const changed = await orm()
        .update(accounts)
        .set({ isLocked })
        .where(and(eq(accounts.id, id), eq(accounts.isLocked, !isLocked)))
        .returning({ id: accounts.id });
      if (isLocked) await orm().delete(sessions).where(eq(sessions.accountId, id));
      return changed.length === 1;
    },

    /** Signs an account out everywhere. @returns how many sessions it had */
    async endSessions(id: string): Promise<number> {
      const ended = await orm()
        .delete(sessions)
        .where(eq(sessions.accountId, id))
        .returning({ hash: sessions.tokenHash });
      return ended.length;
    },
  };
}

export type ManagedAccounts = ReturnType<typeof managedAccounts>;
