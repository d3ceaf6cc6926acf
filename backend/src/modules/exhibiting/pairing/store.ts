import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Language } from '../../../http/language.ts';
import type { PageRequest } from '../../../http/page.ts';
import { ownedStore, reviewStatus } from '../../../review/index.ts';
import { pairingApplications as table } from './tables.ts';

export type PairingRow = typeof table.$inferSelect;

/** What is written of an application, new or again. */
export interface PairingValues {
  accountId: string;
  language: Language;
  titleCn: string;
  titleEn: string;
  message: string;
}

const columns = getTableColumns(table);

/** Reads and writes of applications: a company's own, and those for a request. */
export function pairingStore(database: Database) {
  const orm = () => database.orm();
  const own = ownedStore(database, { table, owner: table.exhibitorId, columns });
  const ofPosts = ownedStore(database, { table, owner: table.postId, columns });
  return {
    list: (exhibitorId: string, page: PageRequest) => own.list(exhibitorId, undefined, page),
    findById: (id: string) => own.findById(id),

    /** Those for a request that have passed the review. */
    ofPost: (postId: string, page: PageRequest) => ofPosts.list(postId, reviewStatus.approved, page),

    /** The company's own ones for these requests. */
    forPosts: async (exhibitorId: string, postIds: string[]): Promise<PairingRow[]> =>
      postIds.length === 0
        ? []
        : orm()
            .select()
            .from(table)
            .where(and(eq(table.exhibitorId, exhibitorId), inArray(table.postId, postIds))),

    /** Those that opened these threads. */
    ofThreads: async (threadIds: string[]): Promise<PairingRow[]> =>
      threadIds.length === 0
        ? []
        : orm().select().from(table).where(inArray(table.consultationId, threadIds)),

    /** @returns undefined where the company has applied already; waits for an application that is just written */
    async add(
      exhibitorId: string,
      postId: string,
      values: PairingValues,
      times: { createdAt: Date; submittedAt: Date },
    ): Promise<PairingRow | undefined> {
      const [row] = await orm()
        .insert(table)
        .values({ ...values, ...times, exhibitorId, postId, status: reviewStatus.underReview })
        .onConflictDoNothing()
        .returning();
      return row;
    },

    /** Held against other writers until the transaction ends. */
    async hold(id: string): Promise<PairingRow | undefined> {
      const [row] = await orm().select().from(table).where(eq(table.id, id)).for('update');
      return row;
    },

    async change(id: string, values: Partial<typeof table.$inferInsert>): Promise<PairingRow> {
      const [row] = await orm().update(table).set(values).where(eq(table.id, id)).returning();
      if (!row) throw new Error('an application vanished while it was held');
      return row;
    },
  };
}

export type PairingStore = ReturnType<typeof pairingStore>;
