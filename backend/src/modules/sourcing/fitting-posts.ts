import { and, arrayOverlaps, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { searchTermsOf } from '../../fulltext/terms.ts';
import { queryOf } from '../../fulltext/vector.ts';
import { reviewStatus } from '../../review/index.ts';
import { buyerPosts } from './tables.ts';

/** Newest requests with anything in common that are ranked: with 24 expressions at 3 µs each, some 40 ms. */
const RANKED = 500;

export interface Wanted {
  /** Purchase types of requests that fit. */
  purchaseTypes: number[];
  /** Expressions to look for, either language's words. */
  phrases: { cn: string; en: string }[];
  /** Whose requests are left out. */
  withoutAccounts: string[];
}

export interface Fit {
  id: string;
  /** Places in `phrases` of those that the request mentions. */
  mentions: number[];
  /** Those of its purchase types that were looked for. */
  fittingTypes: number[];
}

/** A phrase's query: all words of either side; undefined where there is nothing to look for. */
function phraseQuery({ cn, en }: { cn: string; en: string }): SQL | undefined {
  const sides = [cn, en].map(searchTermsOf).filter((terms) => terms.length > 0);
  return sides.length === 0
    ? undefined
    : sql`(${sql.join(
        sides.map((terms) => queryOf(terms)),
        sql` || `,
      )})`;
}

/**
 * Public requests with a wanted purchase type or a phrase in them, best first: a mention counts twice what a type
 * does, newer ones come before older ones. The newest 500 such requests are ranked.
 */
export async function fittingPosts(
  database: Database,
  { purchaseTypes, phrases, withoutAccounts }: Wanted,
): Promise<Fit[]> {
  const queries = phrases.flatMap((phrase, place) => {
    const query = phraseQuery(phrase);
    return query ? [{ place, query }] : [];
  });
  const types = sql`${`{${purchaseTypes.join(',')}}`}::smallint[]`;
  const common: (SQL | undefined)[] = [
    purchaseTypes.length > 0 ? arrayOverlaps(buyerPosts.purchaseTypes, purchaseTypes) : undefined,
    queries.length > 0
      ? sql`${buyerPosts.search} @@ (${sql.join(
          queries.map(({ query }) => query),
          sql` || `,
        )})`
      : undefined,
  ];
  if (common.every((condition) => condition === undefined)) return [];
  const where = and(
    sql`status = ${sql.raw(String(reviewStatus.approved))}`,
    withoutAccounts.length > 0
      ? or(isNull(buyerPosts.accountId), notInArray(buyerPosts.accountId, withoutAccounts))
      : undefined,
    or(...common),
  );
  const newest = sql`${buyerPosts.createdAt} desc, ${buyerPosts.id} desc`;
  const mentions =
    queries.length === 0
      ? sql`'{}'::int[]`
      : sql`array_remove(array[${sql.join(
          queries.map(
            ({ place, query }) => sql`case when search @@ ${query} then ${sql.raw(String(place))} end`,
          ),
          sql`, `,
        )}]::int[], null)`;
  const { rows } = await database.orm().execute<{ id: string; mentions: number[]; types: number[] }>(sql`
    with candidates as materialized (
      select id, purchase_types, search, created_at from ${buyerPosts} where ${where}
      order by ${newest} limit ${RANKED}
    ), looked as (
      select id, created_at, ${mentions} as mentions,
        array(select unnest(purchase_types) intersect select unnest(${types}) order by 1) as types
      from candidates
    )
    select id::text as id, mentions, types::int[] as types from looked
    order by 2 * cardinality(mentions) + cardinality(types) desc, created_at desc, id desc`);
  return rows.map((row) => ({ id: row.id, mentions: row.mentions, fittingTypes: row.types }));
}
