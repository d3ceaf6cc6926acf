import type { Database } from '../../db/database.ts';
import { changeStore } from './store.ts';

/**
 * Begins a new log after the database was brought to an earlier moment; inside that transaction or before anybody reads.
 * Cursors of before are refused from then on: what was told after that moment is not there any more, and who holds a copy
 * has to make it anew (decision 0039).
 */
export async function beginLogAnew(database: Database): Promise<void> {
  const store = changeStore(database);
  await store.log();
  await store.beginAnew();
}
