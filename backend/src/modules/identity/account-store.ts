import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Role } from './role.ts';
import { accounts } from './tables.ts';

export type Account = typeof accounts.$inferSelect;

/** An account, everybody who speaks for a company, or both. */
export interface Addressees {
  accountId: string | null;
  exhibitorId: string | null;
}

/** Reads and writes of accounts. */
export function accountStore(database: Database) {
  const orm = () => database.orm();
  return {
    /** Accounts of both roles that have this number or address. */
    accountsOf: (recipient: string): Promise<Account[]> =>
      orm()
        .select()
        .from(accounts)
        .where(or(eq(accounts.mobile, recipient), eq(accounts.email, recipient))),

    async find(id: string): Promise<Account | undefined> {
      const [row] = await orm().select().from(accounts).where(eq(accounts.id, id));
      return row;
    },

    /** @returns undefined when somebody of this role has this number or address already */
    async addAccount(values: typeof accounts.$inferInsert): Promise<Account | undefined> {
      const [row] = await orm().insert(accounts).values(values).onConflictDoNothing().returning();
      return row;
    },

    /** Fails as a whole where somebody has one of the numbers or addresses. */
    async addAccounts(values: (typeof accounts.$inferInsert)[]): Promise<void> {
      if (values.length > 0) await orm().insert(accounts).values(values);
    },

    /**
     * Which of these numbers and addresses accounts of a role have.
     * @param except id of an exhibitor whose accounts do not count
     */
    async takenAddresses(role: Role, addresses: readonly string[], except?: string): Promise<Set<string>> {
      if (addresses.length === 0) return new Set();
      const rows = await orm()
        .select({ mobile: accounts.mobile, email: accounts.email })
        .from(accounts)
        .where(
          and(
            eq(accounts.role, role),
            or(inArray(accounts.mobile, [...addresses]), inArray(accounts.email, [...addresses])),
            except === undefined
              ? undefined
              : or(isNull(accounts.exhibitorId), ne(accounts.exhibitorId, except)),
          ),
        );
      return new Set(rows.flatMap(({ mobile, email }) => [mobile ?? [], email ?? []].flat()));
    },

    /** Names and a first password for an account that has none; what it has stays. */
    async complete(id: string, person: Pick<Account, 'nickName' | 'companyName' | 'passwordHash'>) {
      await orm()
        .update(accounts)
        .set({
          nickName: sql`coalesce(nullif(${accounts.nickName}, ''), ${person.nickName})`,
          companyName: sql`coalesce(nullif(${accounts.companyName}, ''), ${person.companyName})`,
          passwordHash: sql`coalesce(${accounts.passwordHash}, ${person.passwordHash})`,
        })
        .where(eq(accounts.id, id));
    },

    async rename(id: string, names: Pick<Account, 'nickName' | 'companyName'>): Promise<void> {
      await orm().update(accounts).set(names).where(eq(accounts.id, id));
    },

    async emailsOf({ accountId, exhibitorId }: Addressees): Promise<string[]> {
      const rows = await orm()
        .select({ email: accounts.email })
        .from(accounts)
        .where(
          or(
            accountId === null ? sql`false` : eq(accounts.id, accountId),
            exhibitorId === null ? sql`false` : eq(accounts.exhibitorId, exhibitorId),
          ),
        );
      return rows.flatMap(({ email }) => email ?? []);
    },

    async setPassword(accountId: string, passwordHash: string): Promise<void> {
      await orm().update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
    },
  };
}
