import type pg from 'pg';

/**
 * How far a server has come in the log of all writes (WAL), in bytes since its beginning. Positions of a primary and of
 * its replicas can be compared: a replica shows every write whose position it has reached.
 */
export type Position = bigint;

/** 2^64 has 20 digits. */
const POSITION = /^\d{1,20}$/;

/** A position as it travels in headers and events; undefined for anything else. */
export const positionOf = (text: unknown): Position | undefined =>
  typeof text === 'string' && POSITION.test(text) ? BigInt(text) : undefined;

/**
 * Where the primary is now: whatever has been committed before the call lies before it. Where the next record would be
 * inserted, and not up to where the log was written: with `synchronous_commit = off` a commit is written later.
 */
export async function primaryPosition(pool: pg.Pool): Promise<Position> {
  const { rows } = await pool.query<{ position: string }>(
    `select (pg_current_wal_insert_lsn() - '0/0')::text as position`,
  );
  const position = positionOf(rows[0]?.position);
  if (position === undefined) throw new Error('the server told no position');
  return position;
}
