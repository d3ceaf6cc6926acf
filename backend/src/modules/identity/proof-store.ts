import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { captchas, codes } from './tables.ts';

export type Code = typeof codes.$inferSelect;

/** Reads and writes of captcha pictures and of codes that were sent. Instants are real ones. */
export function proofStore(database: Database) {
  const orm = () => database.orm();
  return {
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

    /** Removes pictures and codes that have run out. @returns how many */
    async sweepProofs(now: Date): Promise<{ captchas: number; codes: number }> {
      const pictures = await orm().delete(captchas).where(lt(captchas.expiresAt, now));
      const sent = await orm().delete(codes).where(lt(codes.expiresAt, now));
      return { captchas: pictures.rowCount ?? 0, codes: sent.rowCount ?? 0 };
    },
  };
}
