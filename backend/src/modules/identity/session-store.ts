import { and, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accounts, sessions } from './tables.ts';

/** Reads and writes of sessions. Instants are real ones. */
export function sessionStore(database: Database) {
  const orm = () => database.orm();
  return {
    /** @param endedHash of the session that the same browser had until now, which ends with it */
    async openSession(session: typeof sessions.$inferInsert, endedHash?: string): Promise<void> {
      await database.transaction(async () => {
        await orm().insert(sessions).values(session);
        await orm()
          .update(accounts)
          .set({ signedInAt: session.createdAt })
          .where(eq(accounts.id, session.accountId));
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

    /** Those of these sessions that have not ended and belong to accounts that are not locked. */
    async aliveSessions(hashes: readonly string[], now: Date) {
      return orm()
        .select({ hash: sessions.tokenHash, expiresAt: sessions.expiresAt, endsAt: sessions.endsAt })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(
          and(
            inArray(sessions.tokenHash, [...hashes]),
            gt(sessions.expiresAt, now),
            eq(accounts.isLocked, false),
          ),
        );
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

    /** Ends all sessions of an account. */
    async endAllOf(accountId: string): Promise<void> {
      await orm().delete(sessions).where(eq(sessions.accountId, accountId));
    },

    /** Removes sessions that have run out. */
    async sweepSessions(now: Date): Promise<void> {
      await orm().delete(sessions).where(lt(sessions.expiresAt, now));
    },
  };
}
