import { desc, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { frequentIds } from '../src/fulltext/frequent.ts';
import { searchIds } from '../src/fulltext/search.ts';
import type { Searchable } from '../src/fulltext/searchable.ts';
import { queryOf } from '../src/fulltext/vector.ts';
import { products } from '../src/modules/catalogue/tables.ts';
import { useService } from './support/service.ts';

const searchable: Searchable = {
  table: products,
  id: products.id,
  vector: products.search,
  order: sql.join([desc(products.createdAt), desc(products.id)], sql`, `),
};
const where = sql`status = 2`;

describe('a search that very many records match', () => {
  const service = useService();

  // The expectation decides how the records are found, so it takes no million of them to try either way.
  const ways = {
    'walking the newest': { records: 1, matches: 1e6, namesShare: 1 },
    'from the indexes': { records: 1e12, matches: 1, namesShare: 0 },
  };
  const idsOf = (keyword: string, way: keyof typeof ways, page: { offset: number; limit: number }) =>
    frequentIds(
      service.database(),
      {
        searchable,
        where,
        query: queryOf(keyword)!,
        namesQuery: queryOf(keyword, 'A')!,
        expected: ways[way],
      },
      page,
    );
  const exactly = (keyword: string) =>
    searchIds(service.database(), searchable, keyword, where, { offset: 0, limit: 1000 });

  for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
    it(`${way}, gives those with the words in their names first, the newest first`, async () => {
      const first = await idsOf('电缆', way, { offset: 0, limit: 10 });
      const second = await idsOf('电缆', way, { offset: 10, limit: 10 });
      const ids = [...first, ...second];
      expect(new Set(ids).size).toBe(20);
      const rows = await service.database().orm().select().from(products).where(inArray(products.id, ids));
      for (const row of rows) expect(row.titleCn).toContain('电缆');
      const newest = rows.sort(
        (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
      );
      expect(ids).toEqual(newest.map(({ id }) => id));
    });

    it(`${way}, fills a page that names do not fill with other matches, the names still first`, async () => {
      const keyword = 'design';
      const all = await exactly(keyword);
      const named = await service
        .database()
        .orm()
        .execute<{ id: string }>(sql`select id::text from product where search @@ ${queryOf(keyword, 'A')!}`);
      expect(named.rows.length).toBeLessThan(10);
      expect(all.total).toBeGreaterThan(10);
      const ids = await idsOf(keyword, way, { offset: 0, limit: 10 });
      expect(new Set(ids).size).toBe(10);
      expect(all.records).toEqual(expect.arrayContaining(ids));
      expect(ids.slice(0, named.rows.length).sort()).toEqual(named.rows.map(({ id }) => id).sort());
    });
  }

  it('counts every match where they are few', async () => {
    const keyword = 'high voltage';
    const { records, total, totalIsEstimate } = await exactly(keyword);
    const { rows } = await service
      .database()
      .orm()
      .execute<{ n: string }>(
        sql`select count(*) as n from product where ${where} and search @@ ${queryOf(keyword)!}`,
      );
    expect({ total, totalIsEstimate }).toEqual({ total: Number(rows[0]!.n), totalIsEstimate: false });
    expect(new Set(records).size).toBe(total);
  });

  it('has its vectors in the page of their record, where reading one costs a fifth', async () => {
    const { rows } = await service
      .database()
      .orm()
      .execute<{ table: string; storage: string }>(
        sql`select attrelid::regclass::text as table, attstorage as storage from pg_attribute
        join pg_class on pg_class.oid = attrelid where atttypid = 'tsvector'::regtype and relkind = 'r'
        and relnamespace = 'public'::regnamespace`,
      );
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) expect(row).toEqual({ ...row, storage: 'm' });
  });

  it('has indexes in the order that lists ask for', async () => {
    const { rows } = await service
      .database()
      .orm()
      .execute<{ definition: string }>(
        sql`select indexdef as definition from pg_indexes where indexname like '%newest'`,
      );
    expect(rows.length).toBeGreaterThan(5);
    // `order by … desc` puts nulls first; an index that puts them last cannot serve it, and the list is sorted anew.
    for (const { definition } of rows) expect(definition).not.toContain('NULLS LAST');
  });
});
