import { and, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Role } from './role.ts';
import { accounts, captchas, codes, knownDevices, sessions } from './tables.ts';

export type Account = typeof accounts.$inferSelect;
export type Code = typeof codes.$inferSelect;

/** A device that nobody signs in on for so long is known no more: half a year. */
const DEVICE_MS = 180 * 24 * 60 * 60 * 1000;

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

    /** @param endedHash of the session that the same browser had until now, which ends with it */
    async openSession(session: typeof sessions.$inferInsert, endedHash?: string): Promise<void> {
      await database.transaction(async () => {
        await orm().insert(sessions).values(session);
        if (endedHash !== undefined) await orm().delete(sessions).where(eq(sessions.tokenHash, endedHash));
      });
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

    async addCode(code: typeof codes.$inferInsert): Promise<void> {
      await orm().insert(codes).values(code);
    },

    /** Codes that have not run out, the newest first. */
    aliveCodes: (purpose: string, recipient: string, now: Date): Promise<Code[]> =>
      orm()
        .select()
        .from(codes)
        .where(and(eq(codes.purpose, purpose), eq(codes.recipient, recipient), gt(codes.expiresAt, now)))
        .orderBy(desc(codes.id)),

    /** Takes one of the guesses that strangers share. @returns false when none is left */
    async takeGuess(id: string): Promise<boolean> {
      const rows = await orm()
        .update(codes)
        .set({ guessesLeft: sql`${codes.guessesLeft} - 1` })
        .where(and(eq(codes.id, id), gt(codes.guessesLeft, 0)))
        .returning({ id: codes.id });
      return rows.length === 1;
    },

    /** Uses a code up, and with it all others of the same purpose. @returns false when somebody else was quicker */
    async useCode({ id, purpose, recipient }: Code): Promise<boolean> {
      const used = await orm().delete(codes).where(eq(codes.id, id)).returning({ id: codes.id });
      if (used.length === 0) return false;
      await orm()
        .delete(codes)
        .where(and(eq(codes.purpose, purpose), eq(codes.recipient, recipient)));
      return true;
    },

    /** Whether an account with this number or address has been signed in to on a device. */
    async isKnownDevice(recipient: string, deviceHash: string): Promise<boolean> {
      const rows = await orm()
        .select({ id: knownDevices.accountId })
        .from(knownDevices)
        .innerJoin(accounts, eq(accounts.id, knownDevices.accountId))
        .where(
          and(
            eq(knownDevices.deviceHash, deviceHash),
            or(eq(accounts.mobile, recipient), eq(accounts.email, recipient)),
          ),
        )
        .limit(1);
      return rows.length === 1;
    },

    async rememberDevice(accountId: string, deviceHash: string, usedAt: Date): Promise<void> {
      await orm()
        .insert(knownDevices)
        .values({ accountId, deviceHash, usedAt })
        .onConflictDoUpdate({
          target: [knownDevices.accountId, knownDevices.deviceHash],
          set: { usedAt },
        });
    },

    /** Forgets all devices of an account but one; all of them where that is undefined. */
    async forgetOtherDevices(accountId: string, deviceHash: string | undefined): Promise<void> {
      const isOther = deviceHash === undefined ? undefined : ne(knownDevices.deviceHash, deviceHash);
      await orm()
        .delete(knownDevices)
        .where(and(eq(knownDevices.accountId, accountId), isOther));
    },

    /** Removes what has run out. */
    async sweep(now: Date): Promise<void> {
      const unusedSince = new Date(now.getTime() - DEVICE_MS);
      await orm().delete(knownDevices).where(lt(knownDevices.usedAt, unusedSince));
      await orm().delete(sessions).where(lt(sessions.expiresAt, now));
      await orm().delete(captchas).where(lt(captchas.expiresAt, now));
      await orm().delete(codes).where(lt(codes.expiresAt, now));
    },
  };
}

export type IdentityStore = ReturnType<typeof identityStore>;
