import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { categories, exhibitors } from '../tables.ts';

/** Rows that are read at once: some hundred kB, however long the list is. */
const AT_ONCE = 1000;

/** What lists of exhibitors as files hold: nothing that is the company's own business (docs/promises.md 19). */
export function listFileStore(database: Database) {
  const inRoot = (root: string) => (root === '' ? undefined : eq(exhibitors.categoryCode, root));

  const read = (root: string, after: { boothNumber: string; id: string } | undefined) =>
    database
      .orm()
      .select({
        id: exhibitors.id,
        boothNumber: exhibitors.boothNumber,
        nameCn: exhibitors.nameCn,
        nameEn: exhibitors.nameEn,
        country: exhibitors.country,
        website: exhibitors.website,
        categoryCn: sql<string>`coalesce(${categories.nameCn}, '')`,
        categoryEn: sql<string>`coalesce(${categories.nameEn}, '')`,
      })
      .from(exhibitors)
      .leftJoin(categories, eq(categories.code, exhibitors.categoryCode))
      .where(
        and(
          inRoot(root),
          after && sql`(${exhibitors.boothNumber}, ${exhibitors.id}) > (${after.boothNumber}, ${after.id})`,
        ),
      )
      .orderBy(asc(exhibitors.boothNumber), asc(exhibitors.id))
      .limit(AT_ONCE);

  return {
    /**
     * All of them in the order of their booths, some at a time. Between two reads no connection is held: a reader
     * with a slow line keeps nobody waiting, and a company that moves meanwhile may be missed or come twice.
     * @param root code of a root category, '' for all
     */
    async *exhibitors(root: string) {
      let rows = await read(root, undefined);
      for (;;) {
        yield rows;
        const last = rows.at(-1);
        if (rows.length < AT_ONCE || !last) return;
        rows = await read(root, last);
      }
    },

    async count(root: string): Promise<number> {
      const [row] = await database.orm().select({ all: count() }).from(exhibitors).where(inRoot(root));
      return row?.all ?? 0;
    },

    async categoryName(root: string) {
      const [row] = await database
        .orm()
        .select({ cn: categories.nameCn, en: categories.nameEn })
        .from(categories)
        .where(eq(categories.code, root));
      return row;
    },
  };
}

type Rows = ReturnType<ReturnType<typeof listFileStore>['exhibitors']>;
export type ListedExhibitor = Rows extends AsyncGenerator<(infer Row)[]> ? Row : never;
