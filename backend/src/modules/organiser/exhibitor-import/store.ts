import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import type { Mapping } from './fields.ts';
import { importLineStore } from './line-store.ts';
import type { PackedCell } from './packed-cell.ts';
import { exhibitorImports as imports } from './tables.ts';

export type ImportRow = typeof imports.$inferSelect;

/** Reads and writes of imports and their lines. */
export function importStore(database: Database) {
  const orm = () => database.orm();
  const lineStore = importLineStore(database);

  return {
    ...lineStore,

    async add(
      values: typeof imports.$inferInsert,
      content: readonly { line: number; cells: PackedCell[] }[],
    ): Promise<ImportRow> {
      const [row] = await orm().insert(imports).values(values).returning();
      if (!row) throw new Error('an import was not added');
      await lineStore.addLines(row.id, content);
      return row;
    },

    /** Files that nobody went on with do not stay: they name people. */
    async dropBefore(time: Date): Promise<void> {
      await orm()
        .delete(imports)
        .where(and(isNull(imports.startedAt), lt(imports.createdAt, time)));
    },

    /** The mapping that a file with the same heads was last checked with. */
    async mappingOf(headsKey: string): Promise<Mapping | undefined> {
      const [row] = await orm()
        .select({ mapping: imports.mapping })
        .from(imports)
        .where(and(eq(imports.headsKey, headsKey), sql`${imports.checkedAt} is not null`))
        .orderBy(desc(imports.id))
        .limit(1);
      return row?.mapping;
    },

    /** @param lock keeps others off until the transaction ends */
    async find(id: string, lock = false): Promise<ImportRow | undefined> {
      const query = orm().select().from(imports).where(eq(imports.id, id));
      const [row] = await (lock ? query.for('update') : query);
      return row;
    },

    /** Newest first. */
    async list({ offset, limit }: PageRequest): Promise<Page<ImportRow>> {
      const [records, [total]] = await Promise.all([
        orm().select().from(imports).orderBy(desc(imports.id)).offset(offset).limit(limit),
        orm().select({ total: count() }).from(imports),
      ]);
      return { records, total: total?.total ?? 0, totalIsEstimate: false };
    },

    async change(id: string, values: Partial<ImportRow>): Promise<ImportRow> {
      const [row] = await orm().update(imports).set(values).where(eq(imports.id, id)).returning();
      if (!row) throw new Error('an import has gone');
      return row;
    },
  };
}

export type ImportStore = ReturnType<typeof importStore>;
