import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { subscriptions } from '../tables.ts';

type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Reads and writes of newsletter subscriptions. */
export function subscriptionStore(database: Database) {
  const orm = () => database.orm();
  return {
    /**
     * Writes a subscription that waits for its confirmation. One that waits already takes what was typed now; one that
     * is confirmed stays as it is, for anybody can type anybody's address.
     */
    async add(
      subscription: Omit<typeof subscriptions.$inferInsert, 'key' | 'confirmedAt'>,
    ): Promise<Pick<SubscriptionRow, 'key' | 'confirmedAt'>> {
      const { companyName, contactName, createdAt } = subscription;
      const [written] = await orm()
        .insert(subscriptions)
        .values(subscription)
        .onConflictDoUpdate({
          target: [subscriptions.email, subscriptions.roleName],
          set: { companyName, contactName, createdAt },
          setWhere: isNull(subscriptions.confirmedAt),
        })
        .returning();
      if (written) return written;
      const [confirmed] = await orm()
        .select()
        .from(subscriptions)
        .where(
          and(eq(subscriptions.email, subscription.email), eq(subscriptions.roleName, subscription.roleName)),
        );
      // Ended between the two statements: nothing is left to confirm, and the next attempt begins anew.
      return confirmed ?? { key: '', confirmedAt: createdAt };
    },

    /** Confirms a subscription that waits. @returns it; undefined where none waits under this key */
    async confirm(key: string, at: Date): Promise<SubscriptionRow | undefined> {
      const [row] = await orm()
        .update(subscriptions)
        .set({ confirmedAt: at })
        .where(and(eq(subscriptions.key, key), isNull(subscriptions.confirmedAt)))
        .returning();
      return row;
    },

    /** The address of the subscription under this key; undefined where there is none. */
    async addressOf(key: string): Promise<string | undefined> {
      const [row] = await orm()
        .select({ email: subscriptions.email })
        .from(subscriptions)
        .where(eq(subscriptions.key, key));
      return row?.email;
    },

    /** Removes what nobody has confirmed since. */
    async dropUnconfirmed(before: Date): Promise<void> {
      await orm()
        .delete(subscriptions)
        .where(and(isNull(subscriptions.confirmedAt), lt(subscriptions.createdAt, before)));
    },

    /** Ends all subscriptions of the address that the key was sent to; nothing for a key that is none. */
    async removeAllOf(key: string): Promise<void> {
      const address = orm()
        .select({ email: subscriptions.email })
        .from(subscriptions)
        .where(eq(subscriptions.key, key));
      await orm().delete(subscriptions).where(inArray(subscriptions.email, address));
    },
  };
}
