import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { keysetIds, type KeysetTable, type ReadingBounds } from '../src/db/keyset.ts';
import { exhibitors, productChangedAt, products } from '../src/modules/catalogue/tables.ts';
import { useService } from './support/service.ts';

/** Each of these has lists read in one of the ways alone. */
const ways: [name: string, bounds: ReadingBounds][] = [
  ['all at once', { few: 1_000_000, coveredFew: 1_000_000, walk: 1, coveredWalk: 1, sorted: 1_000_000 }],
  ['by a walk that suffices', { few: 0, coveredFew: 0, walk: 1_000_000, coveredWalk: 1_000_000, sorted: 0 }],
  [
    'by a walk that is too short, then all at once',
    { few: 0, coveredFew: 0, walk: 3, coveredWalk: 3, sorted: 1_000_000 },
  ],
  [
    'by a walk that is too short, then along the order',
    { few: 0, coveredFew: 0, walk: 3, coveredWalk: 3, sorted: 0 },
  ],
];

describe('a list by cursor', () => {
  const service = useService();
  const orm = () => service.database().orm();
  const table: KeysetTable<'id' | 'changed'> = {
    table: products,
    id: products.id,
    base: sql`status = 2`,
    orders: {
      id: { column: products.id, type: 'id' },
      changed: { column: productChangedAt(products), type: 'instant' },
    },
  };
  const inGermany = sql`${products.exhibitorId} in (select ${exhibitors.id} from ${exhibitors} where ${exhibitors.country} = 'DE')`;
  const wheres = [
    undefined,
    eq(products.rootCode, '1'),
    inGermany,
    sql`${products.search} @@ to_tsquery('simple', 'xyzzy')`,
    inArray(products.id, ['1', '2']),
  ];

  describe.each(ways)('read %s', (_name, bounds) => {
    it.each([
      ['id', false],
      ['id', true],
      ['changed', false],
      ['changed', true],
    ] as const)(
      'has in the order %s (reversed: %s) the records that a plain statement has',
      async (order, reverse) => {
        for (const where of wheres) {
          const by = order === 'id' ? products.id : productChangedAt(products);
          const direction = reverse ? desc : asc;
          const expected = await orm()
            .select({ id: products.id })
            .from(products)
            .where(sql`status = 2 and ${where ?? sql`true`}`)
            .orderBy(direction(by), direction(products.id));
          const found: string[] = [];
          let after = '';
          for (let hasNext = true; hasNext;) {
            const part = await keysetIds(
              service.database(),
              table,
              { order, where, first: 170, after, reverse },
              bounds,
            );
            found.push(...part.records);
            ({ hasNext, endCursor: after } = part);
          }
          expect(found).toEqual(expected.map(({ id }) => id));
        }
      },
    );
  });
});
