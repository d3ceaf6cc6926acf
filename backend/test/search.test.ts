import { desc, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { expectMatches } from '../src/fulltext/estimate.ts';
import { frequentPage } from '../src/fulltext/frequent.ts';
import { rankAll, searchIds } from '../src/fulltext/search.ts';
import type { Search, Searchable } from '../src/fulltext/searchable.ts';
import { searchTermsOf } from '../src/fulltext/terms.ts';
import { queryOf } from '../src/fulltext/vector.ts';
import { exhibitors, products } from '../src/modules/catalogue/tables.ts';
import { useService } from './support/service.ts';
import { required } from './support/required.ts';

const searchable: Searchable = {
  table: products,
  id: products.id,
  vector: products.search,
  order: sql.join([desc(products.createdAt), desc(products.id)], sql`, `),
};
const where = sql`status = 2`;
const searchFor = (keyword: string): Search => {
  const terms = searchTermsOf(keyword);
  return { searchable, where, terms, query: queryOf(terms), namesQuery: queryOf(terms, 'A') };
};

describe('a search that very many records match', () => {
  const service = useService();

  // The expectation decides how the records are found, so it takes no million of them to try either way.
  const ways = {
    'walking the newest': { records: 1e8, matches: 1e6, namesShare: 1 },
    'walking too few of the newest': { records: 1e6, matches: 1e9, namesShare: 1 },
    'from the indexes': { records: 1e12, matches: 1, namesShare: 0 },
  };
  const pageOf = (keyword: string, way: keyof typeof ways, page: { offset: number; limit: number }) =>
    frequentPage(service.database(), searchFor(keyword), ways[way], page);
  const idsOf = async (...asked: Parameters<typeof pageOf>) => (await pageOf(...asked)).ids;
  const exactly = (keyword: string) =>
    searchIds(service.database(), searchable, keyword, where, { offset: 0, limit: 1000 });

  for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
    it(
      `${way}, gives those with the words in their names first, the newest first`,
      { tags: ['DESIGN-050'] },
      async () => {
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
      },
    );

    it(`${way}, fills a page that names do not fill with other matches, the names still first`, async () => {
      const keyword = 'design';
      const all = await exactly(keyword);
      const named = await service
        .database()
        .orm()
        .execute<{ id: string }>(
          sql`select id::text from product where search @@ ${searchFor(keyword).namesQuery}`,
        );
      expect(named.rows.length).toBeLessThan(10);
      expect(all.total).toBeGreaterThan(10);
      const ids = await idsOf(keyword, way, { offset: 0, limit: 10 });
      expect(new Set(ids).size).toBe(10);
      expect(all.records).toEqual(expect.arrayContaining(ids));
      expect(ids.slice(0, named.rows.length).sort()).toEqual(named.rows.map(({ id }) => id).sort());
    });

    it(`${way}, gives each match on one page, and tells how many there are where they end`, async () => {
      for (const keyword of ['design', 'designed high voltage', '导体 阻燃', 'zqxylo']) {
        const all = await exactly(keyword);
        const ids: string[] = [];
        let last = await pageOf(keyword, way, { offset: 0, limit: 7 });
        while (last.ids.length === 7) {
          ids.push(...last.ids);
          last = await pageOf(keyword, way, { offset: ids.length, limit: 7 });
        }
        ids.push(...last.ids);
        expect(last.total, keyword).toBe(all.total);
        expect(ids.toSorted(), keyword).toEqual(all.records.toSorted());
        const past = await pageOf(keyword, way, { offset: ids.length + 700, limit: 7 });
        expect(past, keyword).toEqual({ ids: [], total: all.total });
      }
    });
  }

  it('counts every match where they are few', async () => {
    const keyword = 'high voltage';
    const { records, total, totalIsEstimate } = await exactly(keyword);
    const { rows } = await service
      .database()
      .orm()
      .execute<{ n: string }>(
        sql`select count(*) as n from product where ${where} and search @@ ${searchFor(keyword).query}`,
      );
    expect({ total, totalIsEstimate }).toEqual({
      total: Number(required(rows[0]).n),
      totalIsEstimate: false,
    });
    expect(new Set(records).size).toBe(total);
  });

  describe('of some rare and many common terms', () => {
    const everything = { offset: 0, limit: 1000 };
    const companies = async () =>
      (await service.database().orm().select().from(exhibitors).limit(20)).flatMap(({ nameCn, nameEn }) => [
        nameCn,
        nameEn,
      ]);

    it('gives the same in the same order when the index is asked for the rare ones alone', async () => {
      let withRare = 0;
      for (const name of await companies()) {
        const search = searchFor(name);
        const plain = await rankAll(service.database(), search, everything);
        expect(plain?.total, name).toBeGreaterThan(0);
        // Whichever part is taken for rare: what the sample says, or the first term.
        const { rare } = await expectMatches(service.database(), search);
        if (rare) withRare += 1;
        for (const some of [rare, queryOf(search.terms.slice(0, 1))]) {
          expect(await rankAll(service.database(), search, everything, some), name).toEqual(plain);
        }
      }
      expect(withRare).toBeGreaterThan(0);
    });

    it('takes for rare what none of the newest records holds, and never a stop word', async () => {
      const rareOf = async (keyword: string) => {
        const { rare } = await expectMatches(service.database(), searchFor(keyword));
        if (!rare) return undefined;
        const { rows } = await service
          .database()
          .orm()
          .execute<{ query: string }>(sql`select ${rare}::text as query`);
        return required(rows[0]).query;
      };
      expect(await rareOf('zqxylo cable 电缆')).toBe("'zqxylo'");
      expect(await rareOf('the zqxylo of cable')).toBe("'zqxylo'");
      expect(await rareOf('the cable')).toBeUndefined();
      expect(await rareOf('cable 电缆')).toBeUndefined();
      expect(await rareOf('zqxylo zqabc')).toBeUndefined();
    });
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
