import { sql, type SQL } from 'drizzle-orm';

/** Parameters of a list of products by cursor. */
export type Filter = Record<string, string>;

/** Lists of products, each with its condition of the products `p` and their companies `e` themselves. */
export const productLists: [filter: Filter, where: SQL][] = [
  [{}, sql`true`],
  [{ country: 'CN' }, sql`e.country = 'CN'`],
  [{ country: 'FI', classify: '1' }, sql`e.country = 'FI' and left(p.category_code, 1) = '1'`],
  [{ hall: 'N1' }, sql`e.booth_number like 'N1-%'`],
  [{ hall: 'M3', country: 'PT' }, sql`e.booth_number like 'M3-%' and e.country = 'PT'`],
  [{ hall: 'W1', classify: '1' }, sql`e.booth_number like 'W1-%' and left(p.category_code, 1) = '1'`],
  [{ classify: '101' }, sql`p.category_code = '101'`],
  [{ keyword: '电缆' }, sql`p.search @@ '电缆'::tsquery`],
  [{ keyword: '电缆', country: 'CN' }, sql`p.search @@ '电缆'::tsquery and e.country = 'CN'`],
  [{ keyword: 'zqxylo' }, sql`false`],
  [
    { updatedSince: '2026-01-01 00:00:00' },
    sql`greatest(p.updated_at, p.reviewed_at) >= '2026-01-01 00:00:00+08'`,
  ],
];
