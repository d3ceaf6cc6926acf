import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { friendInvitations, invitationLinks } from './tables.ts';

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

/** Reads and writes of links that are passed on, and of who came by an invitation. */
export function arrivalStore(database: Database) {
  const orm = () => database.orm();

  return {
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
