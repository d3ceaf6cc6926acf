import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { anyOf } from '../../../db/any-of.ts';
import type { Database } from '../../../db/database.ts';
import { searchIds } from '../../../fulltext/search.ts';
import type { Searchable } from '../../../fulltext/searchable.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import { listTotal } from '../list-total.ts';
import type { ExhibitorRecord } from '../records.ts';
import { categories, displayedCompanies, exhibitors, hallOf } from '../tables.ts';
import { companyPlaces } from './places.ts';

const newestFirst = [desc(exhibitors.createdAt), desc(exhibitors.id)];
const searchable = (order: SQL): Searchable => ({
  table: exhibitors,
  id: exhibitors.id,
  vector: exhibitors.search,
  order,
});

// The search vector is never sent; phone and e-mail are the company's own business (docs/promises.md 19).
const { search: _search, phone: _phone, email: _email, ...columns } = getTableColumns(exhibitors);
const selection = { ...columns, categoryNameCn: categories.nameCn, categoryNameEn: categories.nameEn };

export interface ExhibitorFilter {
  keyword: string;
  /** Root or leaf code, '' for all; companies are filed under roots. */
  category: string;
  /** ISO 3166-1 alpha-2, '' for all. */
  country: string;
  /** Like `N3`, '' for all. */
  hall: string;
}

/** Reads of exhibiting companies. */
export function exhibitorStore(database: Database) {
  const select = () =>
    database
      .orm()
      .select(selection)
      .from(exhibitors)
      .leftJoin(categories, eq(categories.code, exhibitors.categoryCode));

  /** The companies with these ids, in the order of the ids; unknown ones are left out. */
  async function byIds(ids: string[]): Promise<ExhibitorRecord[]> {
    if (ids.length === 0) return [];
    const rows = await select().where(anyOf(exhibitors.id, ids));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** A page of companies. Its ids come first, so that skipped pages are read from the index alone. */
  async function pageOf(
    where: SQL | undefined,
    order: SQL[],
    { offset, limit }: PageRequest,
  ): Promise<ExhibitorRecord[]> {
    const ids = database
      .orm()
      .select({ id: exhibitors.id })
      .from(exhibitors)
      .where(where)
      .orderBy(...order)
      .offset(offset)
      .limit(limit);
    return select()
      .where(inArray(exhibitors.id, ids))
      .orderBy(...order);
  }

  return {
    byIds,
    places: () => companyPlaces(database),

    /** Newest first; with a keyword best first. */
    async list(filter: ExhibitorFilter, page: PageRequest): Promise<Page<ExhibitorRecord>> {
      const { keyword, category, country, hall } = filter;
      const root = category.slice(0, 1);
      const where = and(
        root === '' ? undefined : eq(exhibitors.categoryCode, root),
        country === '' ? undefined : eq(exhibitors.country, country),
        hall === '' ? undefined : eq(hallOf(exhibitors.boothNumber), hall),
      );
      if (keyword.trim() !== '') {
        const order = sql.join(newestFirst, sql`, `);
        const found = await searchIds(database, searchable(order), keyword, where ?? sql`true`, page);
        return { ...found, records: await byIds(found.records) };
      }
      const [records, total] = await Promise.all([
        pageOf(where, newestFirst, page),
        country === '' && hall === ''
          ? listTotal(database, 'exhibitor', root)
          : database.orm().$count(exhibitors, where),
      ]);
      return { records, total, totalIsEstimate: false };
    },

    /** What the organisers recommend, in their order. */
    async recommended(keyword: string, page: PageRequest): Promise<Page<ExhibitorRecord>> {
      const chosen = isNotNull(exhibitors.recommendedRank);
      if (keyword.trim() !== '') {
        const found = await searchIds(database, searchable(sql`recommended_rank`), keyword, chosen, page);
        return { ...found, records: await byIds(found.records) };
      }
      const [records, total] = await Promise.all([
        pageOf(chosen, [asc(exhibitors.recommendedRank)], page),
        database.orm().$count(exhibitors, chosen),
      ]);
      return { records, total, totalIsEstimate: false };
    },

    /** Companies of a tab of the home page, in its order. */
    async displayed(type: number): Promise<ExhibitorRecord[]> {
      const rows = await database
        .orm()
        .select({ id: displayedCompanies.exhibitorId })
        .from(displayedCompanies)
        .where(and(eq(displayedCompanies.type, type)))
        .orderBy(asc(displayedCompanies.rank))
        .limit(150);
      return byIds(rows.map((row) => row.id));
    },
  };
}

export type ExhibitorStore = ReturnType<typeof exhibitorStore>;
