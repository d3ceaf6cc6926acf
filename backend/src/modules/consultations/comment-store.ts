import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import { consultationComments } from './tables.ts';

export type CommentRow = typeof consultationComments.$inferSelect;

/** Reads and writes of what both sides wrote in threads. */
export function commentStore(database: Database) {
  const orm = () => database.orm();

  return {
    async addComment(values: typeof consultationComments.$inferInsert): Promise<CommentRow> {
      const [row] = await orm().insert(consultationComments).values(values).returning();
      if (!row) throw new Error('a comment was not kept');
      return row;
    },

    async lastComment(consultationId: string): Promise<CommentRow | undefined> {
      const [row] = await orm()
        .select()
        .from(consultationComments)
        .where(eq(consultationComments.consultationId, consultationId))
        .orderBy(desc(consultationComments.id))
        .limit(1);
      return row;
    },

    /** Newest first; by id, because the demo's clock starts anew with the service. */
    async comments(consultationId: string, { offset, limit }: PageRequest): Promise<Page<CommentRow>> {
      const where = eq(consultationComments.consultationId, consultationId);
      const [records, total] = await Promise.all([
        orm()
          .select()
          .from(consultationComments)
          .where(where)
          .orderBy(desc(consultationComments.id))
          .offset(offset)
          .limit(limit),
        orm().$count(consultationComments, where),
      ]);
      return { records, total, totalIsEstimate: false };
    },
  };
}
