import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { byName } from '../../../names/order.ts';
import { isStorable } from '../../../http/ids.ts';
import { partners } from './tables.ts';

export type PartnerRow = typeof partners.$inferSelect;
export type PartnerValues = Omit<typeof partners.$inferInsert, 'id' | 'createdAt'>;

/** Reads and writes of partners. */
export function partnerStore(database: Database) {
  const orm = () => database.orm();
  return {
    /** By name. */
    list: (): Promise<PartnerRow[]> =>
      orm()
        .select()
        .from(partners)
        .orderBy(asc(byName(partners.name)), asc(partners.id)),

    /** What a partner is called; undefined where there is none with this id. */
    nameOf: async (id: string): Promise<string | undefined> =>
      (await orm().select({ name: partners.name }).from(partners).where(eq(partners.id, id)))[0]?.name,

    /** Locked until the transaction ends; undefined where there is none with this id. */
    async lock(id: string): Promise<PartnerRow | undefined> {
      if (!isStorable(id)) return undefined;
      return (await orm().select().from(partners).where(eq(partners.id, id)).for('update'))[0];
    },

    async add(values: PartnerValues, createdAt: Date): Promise<PartnerRow> {
      const [row] = await orm()
        .insert(partners)
        .values({ ...values, createdAt })
        .returning();
      if (!row) throw new Error('a partner that was added is there');
      return row;
    },

    async change(id: string, values: PartnerValues): Promise<void> {
      await orm().update(partners).set(values).where(eq(partners.id, id));
    },

    async remove(id: string): Promise<void> {
      await orm().delete(partners).where(eq(partners.id, id));
    },
  };
}
