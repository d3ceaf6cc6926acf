import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Bilingual } from '../http/language.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { PeriodicJob } from '../repeatedly.ts';
import { type CountRemoved, daysMetric } from './retention-metrics.ts';
import type { RetentionRule } from './rule.ts';
import { retentionDays } from './settings.ts';

/** From the end of one run to the start of the next: nobody minds an hour of those that are kept for days. */
const EVERY_MS = 60 * 60_000;
/** Rows that are removed in one transaction. */
const BATCH = 500;
/** How long one rule is swept in one run: what is left waits for the next, and no rule keeps the others from theirs. */
const RULE_MS = 60_000;
/** How long whoever was told to sweep waits for another process that does so. */
const BUSY_MS = 500;
/** Any number that only these sweeps use. */
const SWEEP_LOCK = 7_301_931;

const DAY_MS = 24 * 60 * 60_000;

/** A rule as it is set. */
export interface RetentionState {
  name: string;
  does: Bilingual;
  /** Days; null where it is off. */
  days: number | null;
  /** What is older is removed; null where it is off. */
  before: Date | null;
  /** How many there are to remove now; null where it is off. */
  due: number | null;
}

interface Parts {
  database: Database;
  metrics: Metrics;
  countRemoved: CountRemoved;
  rules: readonly RetentionRule[];
  /** The setting RETENTION_DAYS. */
  setting: string;
  /** For tests; see {@link BATCH}. */
  batch?: number;
}

/**
 * Removes what has been kept long enough, by the rules of all domains.
 * @throws RangeError for a setting that cannot be used, with one sentence for the person who starts the service
 */
export function createRetention({ database, metrics, countRemoved, rules, setting, batch = BATCH }: Parts) {
  const days = retentionDays(rules, setting);
  daysMetric(metrics, days);

  /** What is older than this is due; null where the rule is off. */
  function cutOff({ name, now }: RetentionRule): Date | null {
    const kept = days.get(name) ?? null;
    return kept === null ? null : new Date(now().getTime() - kept * DAY_MS);
  }

  /** One batch in one transaction. @returns undefined while another process is at one */
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

  /** @param whenBusy what is done where another process sweeps @returns how many rows were removed */
  async function sweepRule(
    rule: RetentionRule,
    isStopped: () => boolean,
    { mostMs, whenBusy }: { mostMs: number; whenBusy: 'leave' | 'wait' },
  ): Promise<number> {
    const before = cutOff(rule);
    const endsAt = performance.now() + mostMs;
    if (before && !isStopped()) await rule.prepare?.();
    let all = 0;
    while (before && !isStopped() && performance.now() < endsAt) {
      const removed = await sweepBatch(rule, before);
      if (removed === 0 || (removed === undefined && whenBusy === 'leave')) break;
      if (removed === undefined) {
        await wait(BUSY_MS);
        continue;
      }
      countRemoved(rule.name, removed);
      all += removed;
    }
    return all;
  }

  /** Sweeps rule by rule; one that fails keeps no other from being swept. @throws the first failure, at the end */
  async function sweepAll(isStopped: () => boolean): Promise<void> {
    const failures: unknown[] = [];
    for (const rule of rules) {
      try {
        // What another process sweeps is swept.
        await sweepRule(rule, isStopped, { mostMs: RULE_MS, whenBusy: 'leave' });
      } catch (error) {
        failures.push(new Error(`the retention rule ${rule.name} failed`, { cause: error }));
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  const job: PeriodicJob = { name: 'removing what was kept long enough', everyMs: EVERY_MS, run: sweepAll };

  return {
    job,

    /** All rules with what a sweep would remove now; nothing is changed. */
    async states(): Promise<RetentionState[]> {
      const states: RetentionState[] = [];
      // One after the other: counting takes its time, and the service has other work.
      for (const rule of rules) {
        const before = cutOff(rule);
        states.push({
          name: rule.name,
          does: rule.does,
          days: days.get(rule.name) ?? null,
          before,
          due: before && (await rule.count(before)),
        });
      }
      return states;
    },

    /** Removes all that one rule finds due, however long it takes. @returns how many rows */
    async sweep(name: string, isStopped: () => boolean = () => false): Promise<number> {
      const rule = rules.find((one) => one.name === name);
      if (!rule) throw new RangeError(`${name} is no retention rule`);
      return sweepRule(rule, isStopped, { mostMs: Infinity, whenBusy: 'wait' });
    },
  };
}

export type Retention = ReturnType<typeof createRetention>;
