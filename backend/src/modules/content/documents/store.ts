import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { searchIds } from '../../../fulltext/search.ts';
import { MAX_RECORDS, type Page, type PageRequest } from '../../../http/page.ts';
import type { DocumentKind } from './contract.ts';
import { documents, processSteps } from './tables.ts';

const { search: _search, ...columns } = getTableColumns(documents);
const inOrder = [asc(documents.rank), desc(documents.id)];

export type DocumentRow = Omit<typeof documents.$inferSelect, 'search'>;
export type ProcessStepRow = typeof processSteps.$inferSelect;

/** Reads of what the site offers to open or download, and of the exhibiting procedure. */
export function documentStore(database: Database) {
  const select = () => database.orm().select(columns).from(documents);

  return {
    /** Whole lists, in their order; they are as long as a page can show. */
    list: (...kinds: DocumentKind[]): Promise<DocumentRow[]> =>
      select()
        .where(inArray(documents.kind, kinds))
        .orderBy(...inOrder)
        .limit(MAX_RECORDS),

    /** What matches the keyword, best first; without one all of the kind, in order. */
    async search(kind: DocumentKind, keyword: string, page: PageRequest): Promise<Page<DocumentRow>> {
      const isOfKind = eq(documents.kind, kind);
      if (keyword.trim() === '') {
        const [records, total] = await Promise.all([
          select()
            .where(isOfKind)
            .orderBy(...inOrder)
            .offset(page.offset)
            .limit(page.limit),
          database.orm().$count(documents, isOfKind),
        ]);
        return { records, total, totalIsEstimate: false };
      }
      const searchable = {
        table: documents,
        id: documents.id,
        vector: documents.search,
        order: sql.join(inOrder, sql`, `),
      };
      const found = await searchIds(database, searchable, keyword, isOfKind, page);
      if (found.records.length === 0) return { ...found, records: [] };
      const rows = await select().where(and(isOfKind, inArray(documents.id, found.records)));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return { ...found, records: found.records.flatMap((id) => byId.get(id) ?? []) };
    },

    processSteps: (): Promise<ProcessStepRow[]> =>
      database.orm().select().from(processSteps).orderBy(asc(processSteps.number)),
  };
}
