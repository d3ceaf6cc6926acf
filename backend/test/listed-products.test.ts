import { desc, eq, sql, type SQL } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { candidateIds } from '../src/fulltext/candidates.ts';
import { frequentPage } from '../src/fulltext/frequent.ts';
import { searchTermsOf } from '../src/fulltext/terms.ts';
import { queryOf, vectorOf } from '../src/fulltext/vector.ts';
import { managedCompanies } from '../src/modules/catalogue/exhibitors/managed-companies.ts';
import { writeCompany } from '../src/modules/catalogue/exhibitors/write-company.ts';
import { ownProductStore } from '../src/modules/catalogue/products/own-store.ts';
import { searchableProducts } from '../src/modules/catalogue/products/rows.ts';
import { exhibitors, products } from '../src/modules/catalogue/tables.ts';
import { reviewStatus } from '../src/review/status.ts';
import { type Filter, productLists } from './support/product-lists.ts';
import { required } from './support/required.ts';
import { useService } from './support/service.ts';

interface Stretch {
  records: { id: string }[];
  hasNext: boolean;
  endCursor: string;
}

/** Characters that take four bytes, each once. */
const rareCharacters = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => String.fromCodePoint(from + 97 * at)).join('');

describe('the table that lists of products are read from', () => {
  const service = useService();
  const database = () => service.database();
  const orm = () => database().orm();
  const read = async (statement: SQL) => (await orm().execute<Record<string, string>>(statement)).rows;

  /** What is wrong in it: rows that a plain statement has and it has not, and the other way round. */
  const differences = async (): Promise<unknown[]> => {
    const plain = sql`
      select p.id, p.exhibitor_id, left(p.category_code, 1) as root_code, p.category_code, e.country,
        split_part(e.booth_number, '-', 1) as hall, p.created_at, greatest(p.updated_at, p.reviewed_at) as changed_at,
        case when pg_column_size(strip(ts_filter(p.search, '{a}'))) <= 2000
          then strip(ts_filter(p.search, '{a}'))::text end as names
      from product p join exhibitor e on e.id = p.exhibitor_id where p.status = 2`;
    const listed = sql`
      select id, exhibitor_id, root_code, category_code, country, hall, created_at, changed_at, names::text
      from listed_product`;
    return read(sql`((${plain}) except (${listed})) union all ((${listed}) except (${plain}))`);
  };

  const someProducts = (count: number, from = 0) =>
    orm()
      .select()
      .from(products)
      .where(eq(products.status, 2))
      .orderBy(products.id)
      .offset(from)
      .limit(count);
  const companyOf = async (id: string) =>
    required((await orm().select().from(exhibitors).where(eq(exhibitors.id, id)))[0]);
  const set = (id: string, values: Partial<typeof products.$inferInsert>) =>
    orm().update(products).set(values).where(eq(products.id, id));

  it('has every public product of the edition, and its columns', async () => {
    expect(await differences()).toEqual([]);
    const [row] = await read(sql`select count(*) as n from listed_product`);
    expect(Number(required(row)['n'])).toBeGreaterThan(100);
  });

  /** What happens to products and companies, each as the stores write it. */
  const events: [what: string, happen: () => Promise<unknown>][] = [
    [
      'a product is handed in, and published by a decision',
      async () => {
        const [like] = await someProducts(1);
        const { id: _id, rootCode: _root, ...values } = required(like);
        const made = await ownProductStore(database()).add(
          values.exhibitorId,
          { ...values, titleCn: '新品电缆', accountId: '1', fingerprint: 'new' },
          { createdAt: new Date('2026-01-01'), submittedAt: new Date('2026-01-01') },
        );
        const { id } = required(made);
        expect(await read(sql`select 1 from listed_product where id = ${id}`)).toEqual([]);
        await set(id, { status: reviewStatus.approved, reviewedAt: new Date('2026-01-02') });
        expect(await read(sql`select 1 from listed_product where id = ${id}`)).toHaveLength(1);
      },
    ],
    [
      'a product is written anew',
      async () => {
        const [one] = await someProducts(1, 3);
        const { id, exhibitorId, rootCode: _root, ...values } = required(one);
        const anew = {
          ...values,
          titleEn: 'Quite another name',
          categoryCode: '',
          accountId: '1',
          fingerprint: 'anew',
        };
        await ownProductStore(database()).change(exhibitorId, id, anew, new Date('2026-02-01'));
      },
    ],
    [
      'a product is withdrawn, and another one published again',
      async () => {
        const [one, other] = await someProducts(2, 5);
        await set(required(one).id, { status: reviewStatus.underReview });
        await set(required(other).id, { status: reviewStatus.rejected });
        await set(required(other).id, { status: reviewStatus.approved, reviewedAt: new Date('2026-03-01') });
      },
    ],
    [
      'a company gets another booth and another name',
      async () => {
        const [one] = await someProducts(1, 9);
        const company = await companyOf(required(one).exhibitorId);
        const values = { boothNumber: 'E9-C01', nameEn: 'Renamed Cable' };
        await database().transaction(() => writeCompany(database(), company, values, new Date('2026-04-01')));
      },
    ],
    [
      'a company turns out to be of another country',
      async () => {
        const [one] = await someProducts(1, 20);
        const where = eq(exhibitors.id, required(one).exhibitorId);
        await orm().update(exhibitors).set({ country: 'IS' }).where(where);
      },
    ],
    [
      'two companies become one',
      async () => {
        const [one] = await someProducts(1, 40);
        const [other] = await orm().select().from(exhibitors).orderBy(desc(exhibitors.id)).limit(1);
        const gone = required(one).exhibitorId;
        const heir = required(other).id;
        await database().transaction(async () => {
          await orm().update(products).set({ exhibitorId: heir }).where(eq(products.exhibitorId, gone));
          await managedCompanies(database()).remove(gone, heir, service.clock.now());
        });
      },
    ],
    [
      'a company is removed with its products, and a product alone',
      async () => {
        const [one, other] = await someProducts(2, 60);
        await orm()
          .delete(products)
          .where(eq(products.id, required(other).id));
        await orm()
          .delete(exhibitors)
          .where(eq(exhibitors.id, required(one).exhibitorId));
      },
    ],
    [
      'many are changed by one statement, some of them withdrawn and some of them moved',
      async () => {
        const [one] = await someProducts(1, 80);
        const { exhibitorId } = required(one);
        await orm().execute(sql`
          update product set status = case when id % 3 = 0 then 3 else status end,
            exhibitor_id = case when id % 5 = 0 then ${exhibitorId}::bigint else exhibitor_id end,
            updated_at = updated_at + interval '1 day' where id % 2 = 0`);
      },
    ],
    [
      'a name has more terms than fit into an index',
      async () => {
        const [one] = await someProducts(1, 90);
        const titleEn = rareCharacters(0x20000, 150);
        const titleCn = rareCharacters(0x24000, 100);
        const search = vectorOf({ A: `${titleCn} ${titleEn}` });
        await orm()
          .update(products)
          .set({ titleCn, titleEn, search })
          .where(eq(products.id, required(one).id));
        const [row] = await read(
          sql`select names is null as none from listed_product where id = ${required(one).id}`,
        );
        expect(required(row)['none']).toBe(true);
      },
    ],
  ];

  it.each(events)('is exact when %s', async (_what, happen) => {
    await happen();
    expect(await differences()).toEqual([]);
  });

  it('is exact when companies move while their products are published', async () => {
    const some = await someProducts(24, 100);
    for (const { id } of some) await set(id, { status: reviewStatus.underReview });
    await Promise.all(
      some.flatMap(({ id, exhibitorId }, at) => [
        set(id, { status: reviewStatus.approved, reviewedAt: new Date('2026-05-01') }),
        orm()
          .update(exhibitors)
          .set({ boothNumber: `M${at}-1`, country: at % 2 === 0 ? 'FI' : 'PT' })
          .where(eq(exhibitors.id, exhibitorId)),
      ]),
    );
    expect(await differences()).toEqual([]);
  });

  it.each(['product', 'company'] as const)(
    'is exact when the %s is written first, and both transactions overlap',
    async (first) => {
      const { pool } = database();
      if (inject('database').kind === 'pglite') {
        // The embedded database has one connection: no two transactions overlap.
        expect(pool.options.max).toBe(1);
        return;
      }
      const { id, exhibitorId } = required((await someProducts(1, first === 'product' ? 130 : 140))[0]);
      await set(id, { status: reviewStatus.underReview });
      const publish = `update product set status = 2, reviewed_at = now() where id = ${id}`;
      const move = `update exhibitor set booth_number = 'Q7-${first}' where id = ${exhibitorId}`;
      const [earlier, later] = first === 'product' ? [publish, move] : [move, publish];
      const open = await pool.connect();
      try {
        await open.query('begin');
        await open.query(earlier);
        const waiting = read(sql.raw(later));
        await expect
          .poll(() =>
            read(sql`
              select 1 from pg_locks where locktype = 'advisory' and not granted
                and database = (select oid from pg_database where datname = current_database())`),
          )
          .toHaveLength(1);
        await open.query('commit');
        await waiting;
      } finally {
        open.release();
      }
      expect(await differences()).toEqual([]);
    },
  );

  describe('gives after all of that', () => {
    const whole = async (query: Filter): Promise<string[]> => {
      const ids: string[] = [];
      for (let after = '', hasNext = true; hasNext;) {
        const search = new URLSearchParams({ first: '150', ...query, after });
        const { result } = await service.get<Stretch>(`/app/listing/entries?${search.toString()}`);
        ids.push(...result.records.map(({ id }) => id));
        ({ hasNext, endCursor: after } = result);
      }
      return ids;
    };
    /** The same of the products themselves and their companies. */
    const plainly = async (where: SQL, order: SQL): Promise<string[]> =>
      (
        await read(sql`
          select p.id::text as id from product p join exhibitor e on e.id = p.exhibitor_id
          where p.status = 2 and ${where} order by ${order}`)
      ).map(({ id }) => required(id));

    it.each(productLists)(
      'the list %j that the products and companies themselves give',
      async (filter, where) => {
        const orders = {
          id: sql`p.id`,
          createTime: sql`p.created_at`,
          updateTime: sql`greatest(p.updated_at, p.reviewed_at)`,
        };
        for (const [order, by] of Object.entries(orders)) {
          expect(await whole({ ...filter, order })).toEqual(await plainly(where, sql`${by}, p.id`));
          const reversed = await whole({ ...filter, order, reverse: 'true' });
          expect(reversed).toEqual(await plainly(where, sql`${by} desc, p.id desc`));
        }
        const count = await service.get<{ total: number }>(
          `/app/listing/entries/count?${new URLSearchParams(filter).toString()}`,
        );
        expect(count.result.total).toBe((await plainly(where, sql`p.id`)).length);
      },
    );

    // The expectation decides how the records are found.
    const ways = {
      'along the order': { records: 1, matches: 1e6, namesShare: 1 },
      'from the index of names': { records: 1e12, matches: 1, namesShare: 0 },
    };
    const rare = rareCharacters(0x20000, 150).slice(0, 4);
    const named: [keyword: string, category: SQL][] = [
      ['电缆', sql`true`],
      ['电缆', sql`${products.rootCode} = '1'`],
      ['交联 电缆', sql`true`],
      ['铜', sql`true`],
      [rare, sql`true`],
    ];

    it.each(named)('those with %s in their names, however they are found', async (keyword, where) => {
      const terms = searchTermsOf(keyword);
      const query = queryOf(terms);
      const search = { searchable: searchableProducts, where, terms, query, namesQuery: queryOf(terms, 'A') };
      const expected = await read(sql`
        select id::text as id from product where status = 2 and ${where} and search @@ ${queryOf(terms, 'A')}
        order by created_at desc, id desc limit 9`);
      expect(expected.length).toBeGreaterThan(0);
      const limit = expected.length;
      for (const way of Object.values(ways)) {
        const { ids: found } = await frequentPage(database(), search, way, { offset: 0, limit });
        expect(found).toEqual(expected.map(({ id }) => id));
        const later = await frequentPage(database(), search, way, { offset: limit - 1, limit: 1 });
        expect(later.ids).toEqual(found.slice(-1));
      }
    });

    it('suggestions of a name that has too many terms for the index', async () => {
      expect(await candidateIds(database(), searchableProducts, rare, { limit: 5, enough: 1 })).toHaveLength(
        1,
      );
    });
  });
});
