import { and, desc, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import { friendInvitations, invitationLinks } from './tables.ts';

export type InvitationRow = typeof friendInvitations.$inferSelect;

/** Who registered by an invitation. */
export interface Arrival {
  accountId: string;
  /** Lower-cased; blank where the person gave none. */
  email: string;
  firstName: string;
  companyName: string;
  position: string;
  at: Date;
}

/** Reads and writes of invitations. */
export function invitationStore(database: Database) {
  const orm = () => database.orm();
  return {
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

    /** The first who comes by an invitation is whom it led to. */
    async arrived(key: string, { accountId, at, firstName, companyName, position }: Arrival): Promise<void> {
      await orm()
        .update(friendInvitations)
        .set({ firstName, companyName, position, invitedUserId: accountId, registeredAt: at })
        .where(
          and(
            eq(friendInvitations.key, key),
            isNull(friendInvitations.registeredAt),
            // Nobody invites themselves.
            sql`${friendInvitations.inviterId} <> ${accountId}`,
          ),
        );
    },

    /** The key of an account's link, made when it is first asked for; always the same afterwards. */
    async linkKey(inviterId: string, template: number, newKey: string, at: Date): Promise<string> {
      await orm()
        .insert(invitationLinks)
        .values({ inviterId, template, key: newKey, createdAt: at })
        .onConflictDoNothing();
      const [row] = await orm()
        .select({ key: invitationLinks.key })
        .from(invitationLinks)
        .where(and(eq(invitationLinks.inviterId, inviterId), eq(invitationLinks.template, template)));
      return row?.key ?? newKey;
    },

    /**
     * Notes who came by a link that was passed on: once for each inviter. Whoever was written to besides keeps that
     * row.
     */
    async arrivedByLink(
      linkKey: string,
      newKey: string,
      { accountId, at, email, ...person }: Arrival,
    ): Promise<void> {
      const [link] = await orm().select().from(invitationLinks).where(eq(invitationLinks.key, linkKey));
      if (!link || link.inviterId === accountId) return;
      const { inviterId } = link;
      const known = await orm().$count(
        friendInvitations,
        and(eq(friendInvitations.inviterId, inviterId), eq(friendInvitations.invitedUserId, accountId)),
      );
      if (known > 0) return;
      const came = { ...person, invitedUserId: accountId, registeredAt: at };
      await orm()
        .insert(friendInvitations)
        .values({
          ...came,
          inviterId,
          email,
          key: newKey,
          language: '',
          // Nothing was mailed.
          createdAt: at,
          mailedAt: at,
          mails: 0,
        })
        .onConflictDoUpdate({
          target: [friendInvitations.inviterId, friendInvitations.email],
          targetWhere: sql`email <> ''`,
          set: came,
          setWhere: isNull(friendInvitations.registeredAt),
        });
    },
  };
}
