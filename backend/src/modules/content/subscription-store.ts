import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { subscriptions } from './tables.ts';

/** Reads and writes of newsletter subscriptions. */
export function subscriptionStore(database: Database) {
  const orm = () => database.orm();
  return {
    /** @returns its key; undefined when the address is subscribed in this role already */
    async add(subscription: Omit<typeof subscriptions.$inferInsert, 'key'>): Promise<string | undefined> {
      const [row] = await orm()
        .insert(subscriptions)
        .values(subscription)
        .onConflictDoNothing()
        .returning({ key: subscriptions.key });
      return row?.key;
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
