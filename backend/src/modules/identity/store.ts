import { and, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accounts, captchas, codes, sessions } from './tables.ts';

export type Account = typeof accounts.$inferSelect;
export type Role = 'visitor' | 'exhibitor';

/** An account, everybody who speaks for a company, or both. */
export interface Addressees {
  accountId: string | null;
  exhibitorId: string | null;
}

/** Reads and writes of accounts, sessions and proofs. Instants are real ones. */
export function identityStore(database: Database) {
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

    /** Which of these numbers and addresses accounts of a role have. */
    async takenAddresses(role: Role, addresses: readonly string[]): Promise<Set<string>> {
      if (addresses.length === 0) return new Set();
      const rows = await orm()
        .select({ mobile: accounts.mobile, email: accounts.email })
        .from(accounts)
        .where(
          and(
            eq(accounts.role, role),
            or(inArray(accounts.mobile, [...addresses]), inArray(accounts.email, [...addresses])),
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

    async openSession(session: typeof sessions.$inferInsert): Promise<void> {
      await orm().insert(sessions).values(session);
    },

    async session(hash: string, now: Date) {
      const [row] = await orm()
        .select({ account: accounts, expiresAt: sessions.expiresAt, endsAt: sessions.endsAt })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(and(eq(sessions.tokenHash, hash), gt(sessions.expiresAt, now)));
      return row;
    },

    async prolong(hash: string, expiresAt: Date): Promise<void> {
      await orm().update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, hash));
    },

    async endSession(hash: string): Promise<void> {
      await orm().delete(sessions).where(eq(sessions.tokenHash, hash));
    },

    /** Ends all sessions of an account but one. */
    async endOthers(accountId: string, hash: string): Promise<void> {
      await orm()
        .delete(sessions)
        .where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, hash)));
    },

    async putCaptcha(captcha: typeof captchas.$inferInsert): Promise<void> {
      const { answer, expiresAt } = captcha;
      await orm()
        .insert(captchas)
        .values(captcha)
        .onConflictDoUpdate({ target: captchas.checkKey, set: { answer, expiresAt } });
    },

    /** Takes a picture's answer away, so that it serves once, right or wrong. */
    async takeCaptcha(checkKey: string) {
      const [row] = await orm().delete(captchas).where(eq(captchas.checkKey, checkKey)).returning();
      return row;
    },

    async putCode(code: typeof codes.$inferInsert): Promise<void> {
      const { codeHash, guessesLeft, expiresAt } = code;
      await orm()
        .insert(codes)
        .values(code)
        .onConflictDoUpdate({
          target: [codes.purpose, codes.recipient],
          set: { codeHash, guessesLeft, expiresAt },
        });
    },

    /** Takes one guess from a living code; undefined when there is none. Counted before it is compared. */
    async guess(purpose: string, recipient: string, now: Date) {
      const [row] = await orm()
        .update(codes)
        .set({ guessesLeft: sql`${codes.guessesLeft} - 1` })
        .where(
          and(
            eq(codes.purpose, purpose),
            eq(codes.recipient, recipient),
            gt(codes.guessesLeft, 0),
            gt(codes.expiresAt, now),
          ),
        )
        .returning();
      return row;
    },

    /** Uses a code up. @returns false when somebody else was quicker, or it has been replaced */
    async useCode(purpose: string, recipient: string, codeHash: string): Promise<boolean> {
      const rows = await orm()
        .delete(codes)
        .where(and(eq(codes.purpose, purpose), eq(codes.recipient, recipient), eq(codes.codeHash, codeHash)))
        .returning({ recipient: codes.recipient });
      return rows.length === 1;
    },

    /** Removes what has run out. */
    async sweep(now: Date): Promise<void> {
      await orm().delete(sessions).where(lt(sessions.expiresAt, now));
      await orm().delete(captchas).where(lt(captchas.expiresAt, now));
      await orm().delete(codes).where(lt(codes.expiresAt, now));
    },
  };
}

export type IdentityStore = ReturnType<typeof identityStore>;
