import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isStorable } from '../../../http/ids.ts';
import { serviceFulfilments, serviceItems } from './tables.ts';

export type ItemRow = typeof serviceItems.$inferSelect;
export type FulfilmentRow = typeof serviceFulfilments.$inferSelect;

/** Reads and writes of the service manual. */
export function serviceStore(database: Database) {
  const orm = () => database.orm();

  async function fulfilment(exhibitorId: string, itemId: string): Promise<FulfilmentRow | undefined> {
    const [row] = await orm()
      .select()
      .from(serviceFulfilments)
      .where(and(eq(serviceFulfilments.exhibitorId, exhibitorId), eq(serviceFulfilments.itemId, itemId)));
    return row;
  }

  return {
    fulfilment,

    /** The items of an edition by category, in order; `limit` undefined for all. */
    list: (edition: number, page: { offset: number; limit: number } | undefined): Promise<ItemRow[]> => {
      const all = orm()
        .select()
        .from(serviceItems)
        .where(eq(serviceItems.edition, edition))
        .orderBy(asc(serviceItems.category), asc(serviceItems.rank), asc(serviceItems.id));
      return page ? all.offset(page.offset).limit(page.limit) : all;
    },

    async find(edition: number, id: string): Promise<ItemRow | undefined> {
      if (!isStorable(id)) return undefined;
      const [row] = await orm()
        .select()
        .from(serviceItems)
        .where(and(eq(serviceItems.id, id), eq(serviceItems.edition, edition)));
      return row;
    },

    /** Whether an item of the edition asks for this form. */
    async asksFor(edition: number, formId: string): Promise<boolean> {
      if (!isStorable(formId)) return false;
      const wanted = and(eq(serviceItems.edition, edition), eq(serviceItems.formId, formId));
      return (await orm().$count(serviceItems, wanted)) > 0;
    },

    /** What a company has handed in, by item. */
    async fulfilments(exhibitorId: string): Promise<Map<string, FulfilmentRow>> {
      const rows = await orm()
        .select()
        .from(serviceFulfilments)
        .where(eq(serviceFulfilments.exhibitorId, exhibitorId));
      return new Map(rows.map((row) => [row.itemId, row]));
    },

    /** @returns undefined when the item is done already; waits for one that is just being written */
    async fulfil(values: typeof serviceFulfilments.$inferInsert): Promise<FulfilmentRow | undefined> {
      const [row] = await orm().insert(serviceFulfilments).values(values).onConflictDoNothing().returning();
      return row;
    },
  };
}

export type ServiceStore = ReturnType<typeof serviceStore>;
