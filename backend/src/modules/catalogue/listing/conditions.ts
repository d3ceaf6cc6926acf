import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { anyOf } from '../../../db/any-of.ts';
import { keywordCondition } from '../../../fulltext/keyword-condition.ts';
import { sinceOf } from '../../../http/cursor-page.ts';
import { isStorable, splitIds } from '../../../http/ids.ts';
import { exhibitors, hallOf, productChangedAt, products, tagsOf, videos } from '../tables.ts';
import type { CompanyFilter, EntryFilter, VideoFilter } from './contract.ts';

const nothing = sql`false`;

/** Conditions that lists of companies and of products have in common; blank values set none. */
function common(
  table: { id: PgColumn; search: PgColumn; tagsCn: PgColumn; tagsEn: PgColumn },
  changedAt: SQLWrapper,
  filter: Pick<CompanyFilter, 'ids' | 'keyword' | 'tag' | 'updatedSince'>,
): (SQL | undefined)[] {
  const { ids, tag } = filter;
  const since = sinceOf(filter.updatedSince);
  return [
    ids === undefined ? undefined : anyOf(table.id, splitIds(ids)),
    keywordCondition(table.search, filter.keyword),
    tag === '' ? undefined : sql`${tagsOf(table)} @> array[${tag}::text]`,
    since && sql`${changedAt} >= ${since.toISOString()}::timestamptz`,
  ];
}

const isInCountry = (country: string) => eq(exhibitors.country, country);
const isInHall = (hall: string) => sql`${hallOf(exhibitors.boothNumber)} = ${hall}`;

/** Which companies a list has; undefined for all. */
export function companiesWhere(filter: CompanyFilter): SQL | undefined {
  const { classify, country, hall } = filter;
  return and(
    ...common(exhibitors, exhibitors.updatedAt, filter),
    // Companies are filed under roots.
    classify === '' ? undefined : eq(exhibitors.categoryCode, classify.slice(0, 1)),
    country === '' ? undefined : isInCountry(country),
    hall === '' ? undefined : isInHall(hall),
  );
}

function isInCategory(code: string): SQL | undefined {
  if (code === '') return undefined;
  return eq(code.length === 1 ? products.rootCode : products.categoryCode, code);
}

/** Whether a product's company is of a country and in a hall; undefined where neither is asked for. */
function isOfCompanies({ country, hall }: EntryFilter): SQL | undefined {
  if (country === '' && hall === '') return undefined;
  const companies = and(
    country === '' ? undefined : isInCountry(country),
    hall === '' ? undefined : isInHall(hall),
  );
  return sql`${products.exhibitorId} in (select ${exhibitors.id} from ${exhibitors} where ${companies})`;
}

const isOf = (column: PgColumn, companyId: string): SQL =>
  isStorable(companyId) ? eq(column, companyId) : nothing;

/** Which of the public products a list has; undefined for all. */
export function entriesWhere(filter: EntryFilter): SQL | undefined {
  const { classify, companyId } = filter;
  return and(
    ...common(products, productChangedAt(products), filter),
    isInCategory(classify),
    companyId === '' ? undefined : isOf(products.exhibitorId, companyId),
    isOfCompanies(filter),
  );
}

/** Which videos a list has; undefined for all. */
export const videosWhere = ({ ids, companyId }: VideoFilter): SQL | undefined =>
  and(
    ids === undefined ? undefined : anyOf(videos.id, splitIds(ids)),
    companyId === '' ? undefined : isOf(videos.exhibitorId, companyId),
  );
