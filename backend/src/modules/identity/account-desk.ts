import { and, asc, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import type { Recipient } from './recipients.ts';
import { identityStore, type Account } from './store.ts';
import { accounts, sessions } from './tables.ts';

export type { Account } from './store.ts';

/** Whether somebody speaks for the company whose id stands in a column; only those who are locked out, if asked so. */
export const hasAccount = (company: PgColumn, isLocked?: boolean): SQL =>
  sql`exists (select 1 from ${accounts} where ${and(
    sql`${accounts.exhibitorId} = ${company}`,
    isLocked === undefined ? undefined : eq(accounts.isLocked, isLocked),
  )})`;

/** Accounts as the organiser keeps them. */
export function accountDesk(database: Database) {
  const orm = () => database.orm();
  const store = identityStore(database);
  return {
    find: (id: string): Promise<Account | undefined> => store.find(id),

    /** Who speaks for a company, the oldest first. */
    ofCompany: (exhibitorId: string): Promise<Account[]> =>
      orm().select().from(accounts).where(eq(accounts.exhibitorId, exhibitorId)).orderBy(asc(accounts.id)),

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
        ...{ ...person, role: 'exhibitor' },
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

export type AccountDesk = ReturnType<typeof accountDesk>;
