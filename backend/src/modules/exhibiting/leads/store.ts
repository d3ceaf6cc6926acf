import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import { consentStore } from './consent-store.ts';
import { leads } from './tables.ts';

export type LeadRow = typeof leads.$inferSelect;

/** Reads and writes of leads and of the consent that they rest on. */
export function leadStore(database: Database) {
  const orm = () => database.orm();
  const own = (exhibitorId: string, rating?: number) =>
    and(eq(leads.exhibitorId, exhibitorId), rating === undefined ? undefined : gte(leads.rating, rating));

  return {
    ...consentStore(database),

    /** Newest first. */
    async list(
      exhibitorId: string,
      rating: number | undefined,
      { offset, limit }: PageRequest,
    ): Promise<Page<LeadRow>> {
      const [records, total] = await Promise.all([
        orm()
          .select()
          .from(leads)
          .where(own(exhibitorId, rating))
          .orderBy(desc(leads.createdAt), desc(leads.id))
          .offset(offset)
          .limit(limit),
        orm().$count(leads, own(exhibitorId, rating)),
      ]);
      return { records, total, totalIsEstimate: false };
    },

    async find(exhibitorId: string, id: string): Promise<LeadRow | undefined> {
      const [row] = await orm()
        .select()
        .from(leads)
        .where(and(own(exhibitorId), eq(leads.id, id)));
      return row;
    },

    async ofPass(exhibitorId: string, registrationId: string): Promise<LeadRow | undefined> {
      const [row] = await orm()
        .select()
        .from(leads)
        .where(and(own(exhibitorId), eq(leads.registrationId, registrationId)));
      return row;
    },

    /** @returns false where the company has this visitor already */
    async add(values: typeof leads.$inferInsert): Promise<boolean> {
      const rows = await orm().insert(leads).values(values).onConflictDoNothing().returning({ id: leads.id });
      return rows.length === 1;
    },

    async change(exhibitorId: string, id: string, values: { note: string; rating: number | null }) {
      await orm()
        .update(leads)
        .set(values)
        .where(and(own(exhibitorId), eq(leads.id, id)));
    },

    /** @returns the ids of those that are gone now */
    async remove(exhibitorId: string, ids: string[]): Promise<string[]> {
      const rows = await orm()
        .delete(leads)
        .where(and(own(exhibitorId), inArray(leads.id, ids)))
        .returning({ id: leads.id });
      return rows.map(({ id }) => id);
    },

    /** By which companies a visitor was scanned, newest first. */
    holders: (registrationId: string): Promise<LeadRow[]> =>
      orm()
        .select()
        .from(leads)
        .where(eq(leads.registrationId, registrationId))
        .orderBy(desc(leads.createdAt), desc(leads.id)),

    /** Deletes a lead on behalf of its visitor. @returns false where it is not one of this visitor's */
    async removeForVisitor(registrationId: string, id: string): Promise<boolean> {
      const rows = await orm()
        .delete(leads)
        .where(and(eq(leads.registrationId, registrationId), eq(leads.id, id)))
        .returning({ id: leads.id });
      return rows.length === 1;
    },
  };
}
