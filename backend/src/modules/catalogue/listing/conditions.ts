import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { anyOf } from '../../../db/any-of.ts';
import { keywordCondition } from '../../../fulltext/keyword-condition.ts';
import { sinceOf } from '../../../http/cursor-page.ts';
import { isStorable, splitIds } from '../../../http/ids.ts';
import { listedProducts } from '../products/listed-tables.ts';
import { isPublic } from '../products/rows.ts';
import { exhibitors, hallOf, products, tagsOf, videos } from '../tables.ts';
import type { CompanyFilter, EntryFilter, VideoFilter } from './contract.ts';

const nothing = sql`false`;

/** Conditions that lists of companies and of products have in common; blank values set none. */
function among(
  id: PgColumn,
  changedAt: PgColumn,
  filter: Pick<CompanyFilter, 'ids' | 'updatedSince'>,
): SQL | undefined {
  const since = sinceOf(filter.updatedSince);
  return and(
    filter.ids === undefined ? undefined : anyOf(id, splitIds(filter.ids)),
    since && sql`${changedAt} >= ${since.toISOString()}::timestamptz`,
  );
}

/** The same of what stands in the records themselves. */
const saying = (
  table: { search: PgColumn; tagsCn: PgColumn; tagsEn: PgColumn },
  { keyword, tag }: Pick<CompanyFilter, 'keyword' | 'tag'>,
): SQL | undefined =>
  and(
    keywordCondition(table.search, keyword),
    tag === '' ? undefined : sql`${tagsOf(table)} @> array[${tag}::text]`,
  );

/** Which companies a list has; undefined for all. */
export function companiesWhere(filter: CompanyFilter): SQL | undefined {
  const { classify, country, hall } = filter;
  return and(
    among(exhibitors.id, exhibitors.updatedAt, filter),
    saying(exhibitors, filter),
    // Companies are filed under roots.
    classify === '' ? undefined : eq(exhibitors.categoryCode, classify.slice(0, 1)),
    country === '' ? undefined : eq(exhibitors.country, country),
    hall === '' ? undefined : sql`${hallOf(exhibitors.boothNumber)} = ${hall}`,
  );
}

function isInCategory(code: string): SQL | undefined {
  if (code === '') return undefined;
  return eq(code.length === 1 ? listedProducts.rootCode : listedProducts.categoryCode, code);
}

const isOf = (column: PgColumn, companyId: string): SQL =>
  isStorable(companyId) ? eq(column, companyId) : nothing;

/** Which of the public products a list has; undefined for all. */
export function entriesWhere(filter: EntryFilter): SQL | undefined {
  const { classify, companyId, country, hall } = filter;
  return and(
    among(listedProducts.id, listedProducts.changedAt, filter),
    isInCategory(classify),
    companyId === '' ? undefined : isOf(listedProducts.exhibitorId, companyId),
    country === '' ? undefined : eq(listedProducts.country, country),
    hall === '' ? undefined : eq(listedProducts.hall, hall),
  );
}

/** What the products themselves have to say; undefined for anything. */
export function entriesSaying(filter: EntryFilter): SQL | undefined {
  const said = saying(products, filter);
  return (
    said &&
    sql`${listedProducts.id} in (select ${products.id} from ${products} where ${isPublic} and ${said})`
  );
}

/** Which videos a list has; undefined for all. */
export const videosWhere = ({ ids, companyId }: VideoFilter): SQL | undefined =>
  and(
    ids === undefined ? undefined : anyOf(videos.id, splitIds(ids)),
    companyId === '' ? undefined : isOf(videos.exhibitorId, companyId),
  );
