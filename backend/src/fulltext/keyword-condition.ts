import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { searchTermsOf } from './terms.ts';
import { queryOf } from './vector.ts';

/**
 * Whether a record holds all terms of a keyword; undefined for a blank keyword, which sets no condition. A keyword of
 * punctuation alone has no terms, and no record holds it.
 * @param vector the record's search vector
 */
export function keywordCondition(vector: SQLWrapper, keyword: string): SQL | undefined {
  if (keyword.trim() === '') return undefined;
  const terms = searchTermsOf(keyword);
  return terms.length === 0 ? sql`false` : sql`${vector} @@ ${queryOf(terms)}`;
}
