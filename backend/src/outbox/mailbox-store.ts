import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Page, PageRequest } from '../http/page.ts';
import { mailbox } from './tables.ts';

/** Reads of the demo's mailbox. */
export function mailboxStore(database: Database) {
  return {
    /** Newest first; everybody's without a recipient. */
    async page(
      recipient: string,
      { offset, limit }: PageRequest,
    ): Promise<Page<typeof mailbox.$inferSelect>> {
      const orm = database.orm();
      const where =
        recipient === '' ? undefined : eq(sql`lower(${mailbox.recipient})`, recipient.toLowerCase());
      const [records, total] = await Promise.all([
        orm
          .select()
          .from(mailbox)
          .where(where)
          .orderBy(desc(mailbox.sentAt), desc(mailbox.id))
          .offset(offset)
          .limit(limit),
        orm.$count(mailbox, where),
      ]);
      return { records, total, totalIsEstimate: false };
    },
  };
}
