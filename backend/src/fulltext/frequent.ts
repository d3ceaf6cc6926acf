import type { Database } from '../db/database.ts';
import type { PageRequest } from '../http/page.ts';
import type { Expectation } from './estimate.ts';
import { namedPage } from './named.ts';
import { othersPage } from './others.ts';
import type { Search } from './searchable.ts';

/** A page of ids, and how many records match altogether where that has come to light. */
export interface FrequentPage {
  ids: string[];
  total?: number;
}

/**
 * A page of ids of a search that very many records are expected to match, without looking at all of them: those with
 * the words in their names, newest first, and after the last of them the others. A page is only shorter than asked
 * where no more records match.
 */
export async function frequentPage(
  database: Database,
  search: Search,
  expected: Expectation,
  page: PageRequest,
): Promise<FrequentPage> {
  const named = await namedPage(database, search, expected, page);
  if (named.total === undefined) return { ids: named.ids };

  const rest = {
    offset: Math.max(0, page.offset - named.total),
    limit: page.limit - named.ids.length,
  };
  const others = await othersPage(database, search, expected, rest, page.limit);
  return {
    ids: [...named.ids, ...others.ids],
    ...(others.total !== undefined && { total: named.total + others.total }),
  };
}
