import { and, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import { arrivalStore } from './arrival-store.ts';
import { friendInvitations } from './tables.ts';

export type InvitationRow = typeof friendInvitations.$inferSelect;

/** Reads and writes of invitations. */
export function invitationStore(database: Database) {
  const orm = () => database.orm();

  return {
    ...arrivalStore(database),

    /** Lets the submissions of one inviter through one by one, until the transaction ends. */
    async queueUp(inviterId: string): Promise<void> {
      const place = `friend-invitation ${inviterId}`;
      await orm().execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`);
    },

    known: (inviterId: string, emails: string[]): Promise<InvitationRow[]> =>
      orm()
        .select()
        .from(friendInvitations)
        .where(and(eq(friendInvitations.inviterId, inviterId), inArray(friendInvitations.email, emails))),

    /** Addresses that this inviter has written to since then. */
    mailedSince: (inviterId: string, since: Date): Promise<number> =>
      orm().$count(
        friendInvitations,
        and(
          eq(friendInvitations.inviterId, inviterId),
          gte(friendInvitations.mailedAt, since),
          gt(friendInvitations.mails, 0),
        ),
      ),

    async add(rows: (typeof friendInvitations.$inferInsert)[]): Promise<void> {
      if (rows.length > 0) await orm().insert(friendInvitations).values(rows);
    },

    async mailedAgain(ids: string[], language: string, at: Date): Promise<void> {
      if (ids.length === 0) return;
      await orm()
        .update(friendInvitations)
        .set({ mailedAt: at, language, mails: sql`${friendInvitations.mails} + 1` })
        .where(inArray(friendInvitations.id, ids));
    },

    /** Newest first. */
    async list(
      inviterId: string,
      part: string,
      { offset, limit }: PageRequest,
    ): Promise<Page<InvitationRow>> {
      const where = and(
        eq(friendInvitations.inviterId, inviterId),
        part === '' ? undefined : sql`position(${part} in ${friendInvitations.email}) > 0`,
      );
      const [records, total] = await Promise.all([
        orm()
          .select()
          .from(friendInvitations)
          .where(where)
          .orderBy(desc(friendInvitations.createdAt), desc(friendInvitations.id))
          .offset(offset)
          .limit(limit),
        orm().$count(friendInvitations, where),
      ]);
      return { records, total, totalIsEstimate: false };
    },
  };
}
