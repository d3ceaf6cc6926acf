import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { CommitUnanswered, isConnectionLost, TransactionLost } from './lost.ts';
import type { Isolation, Orm } from './orm.ts';

/** A running transaction and what waits for its end. */
export interface Scope {
  orm: Orm;
  client: PoolClient;
  /** Transactions around this one. */
  depth: number;
  committed: (() => void)[];
}

/** Runs work inside a scope, so that calls below it find the scope. */
export type RunInside = <T>(scope: Scope, work: () => Promise<T>) => Promise<T>;

const ignore = (): void => {};

/** Ends a transaction that failed; a connection that does not answer any more goes, and its transaction with it. */
async function rollBack(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback');
    client.release();
  } catch {
    client.release(true);
  }
}

/**
 * Runs `work` in a transaction on a connection of its own.
 * @throws CommitUnanswered when the connection was lost while it committed: it may be done
 * @throws TransactionLost when the connection was lost before: nothing of it is done
 */
export async function runTransaction<T>(
  pool: Pool,
  work: () => Promise<T>,
  runInside: RunInside,
  isolation: Isolation | undefined,
): Promise<T> {
  const client = await pool.connect();
  // Between two statements nobody else hears of a broken connection, and an error that nobody hears ends the process.
  client.on('error', ignore);
  const scope: Scope = { orm: drizzle(client), client, depth: 0, committed: [] };
  let isCommitting = false;
  let result: T;
  try {
    await client.query(isolation ? `begin isolation level ${isolation}` : 'begin');
    result = await runInside(scope, work);
    isCommitting = true;
    await client.query('commit');
    client.release();
  } catch (error) {
    if (!isConnectionLost(error)) {
      await rollBack(client);
      throw error;
    }
    client.release(true);
    throw isCommitting ? new CommitUnanswered(error) : new TransactionLost(error);
  } finally {
    client.off('error', ignore);
  }
  for (const hint of scope.committed) hint();
  return result;
}

/** Runs `work` in a savepoint of the transaction that `outer` is. */
export async function runSavepoint<T>(
  outer: Scope,
  work: () => Promise<T>,
  runInside: RunInside,
): Promise<T> {
  const { client } = outer;
  const scope: Scope = { orm: outer.orm, client, depth: outer.depth + 1, committed: [] };
  const name = `nested_${scope.depth}`;
  await client.query(`savepoint ${name}`);
  let result: T;
  try {
    result = await runInside(scope, work);
    await client.query(`release savepoint ${name}`);
  } catch (error) {
    if (!isConnectionLost(error)) await client.query(`rollback to savepoint ${name}`);
    throw error;
  }
  // What a savepoint asked for waits with the rest for the outermost commit.
  outer.committed.push(...scope.committed);
  return result;
}
