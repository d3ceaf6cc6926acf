import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Language } from '../../../http/language.ts';
import { reviewStatus } from '../../../review/index.ts';
import type { JournalText } from './rules.ts';
import { journalEntries } from './tables.ts';

export type JournalRow = typeof journalEntries.$inferSelect;
export type JournalValues = JournalText & { language: Language };

/** Reads and writes of companies' entries of the journal. */
export function journalStore(database: Database) {
  const orm = () => database.orm();
  return {
    async find(exhibitorId: string): Promise<JournalRow | undefined> {
      const [row] = await orm()
        .select()
        .from(journalEntries)
        .where(eq(journalEntries.exhibitorId, exhibitorId));
      return row;
    },

    async findById(id: string): Promise<JournalRow | undefined> {
      const [row] = await orm().select().from(journalEntries).where(eq(journalEntries.id, id));
      return row;
    },

    /** @returns undefined when the company has an entry; waits for one that is just being written */
    async add(
      exhibitorId: string,
      values: JournalValues,
      times: { createdAt: Date; submittedAt: Date },
    ): Promise<JournalRow | undefined> {
      const [row] = await orm()
        .insert(journalEntries)
        .values({ ...values, exhibitorId, status: reviewStatus.underReview, ...times })
        .onConflictDoNothing()
        .returning();
      return row;
    },

    /** Writes an entry anew; its state is the review's to change. */
    async change(id: string, values: JournalValues, updatedAt: Date): Promise<void> {
      await orm()
        .update(journalEntries)
        .set({ ...values, updatedAt })
        .where(eq(journalEntries.id, id));
    },
  };
}
