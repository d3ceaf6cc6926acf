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

  /** One batch in one transaction; batches of other processes wait for its end. */
  async function sweepBatch(rule: RetentionRule, before: Date): Promise<number> {
    const left: (() => Promise<void>)[] = [];
    const removed = await database.transaction(async () => {
      await database.orm().execute(sql`select pg_advisory_xact_lock(${SWEEP_LOCK})`);
      return rule.sweep(before, batch, (work) => void left.push(work));
    });
    for (const work of left) await work();
    return removed;
  }

  /** @returns how many rows were removed */
  async function sweepRule(rule: RetentionRule, isStopped: () => boolean, mostMs: number): Promise<number> {
    const before = cutOff(rule);
    const endsAt = performance.now() + mostMs;
    let all = 0;
    while (before && !isStopped() && performance.now() < endsAt) {
      const removed = await sweepBatch(rule, before);
      if (removed === 0) break;
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
        await sweepRule(rule, isStopped, RULE_MS);
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
      return sweepRule(rule, isStopped, Infinity);
    },
  };
}

export type Retention = ReturnType<typeof createRetention>;
