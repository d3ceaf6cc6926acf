import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { listCounts } from './tables.ts';

/** Public records of a whole list or of one category of it, from the kept counts. */
export async function listTotal(
  database: Database,
  list: 'product' | 'exhibitor',
  code: string,
): Promise<number> {
  const [row] = await database
    .orm()
    .select({ total: listCounts.total })
    .from(listCounts)
    .where(and(eq(listCounts.list, list), eq(listCounts.code, code)));
  return row?.total ?? 0;
}
