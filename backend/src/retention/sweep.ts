import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { RetentionRule } from './rule.ts';

/** How long whoever was told to sweep waits for another process that does so. */
const BUSY_MS = 500;
/** Any number that only these sweeps use. */
const SWEEP_LOCK = 7_301_931;

/** What a run removes, how long it may go on, and what it does where another process sweeps. */
export interface SweepBounds {
  /** What is older is removed. */
  before: Date;
  mostMs: number;
  whenBusy: 'leave' | 'wait';
}

/** Sweeps by a rule batch by batch, each in one transaction. @param batch rows of one at most */
export function batchSweep(database: Database, batch: number) {
  /** @returns undefined while another process is at one */
  async function sweepBatch(rule: RetentionRule, before: Date): Promise<number | undefined> {
    const left: (() => Promise<void>)[] = [];
    const removed = await database.transaction(async () => {
      const { rows } = await database
        .orm()
        .execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${SWEEP_LOCK}) as free`);
      if (!rows[0]?.free) return undefined;
      return rule.sweep(before, batch, (work) => void left.push(work));
    });
    for (const work of left) await work();
    return removed;
  }

  /** @param onBatch told of each batch how many rows it has removed */
  return async (
    rule: RetentionRule,
    isStopped: () => boolean,
    { before, mostMs, whenBusy }: SweepBounds,
    onBatch: (rows: number) => void,
  ): Promise<void> => {
    const endsAt = performance.now() + mostMs;
    if (!isStopped()) await rule.prepare?.();
    while (!isStopped() && performance.now() < endsAt) {
      const removed = await sweepBatch(rule, before);
      if (removed === 0 || (removed === undefined && whenBusy === 'leave')) break;
      if (removed === undefined) await wait(BUSY_MS);
      else onBatch(removed);
    }
  };
}
