import type { Metrics } from '@wirefair/service-kit/metrics';
import type { Database } from '../db/database.ts';
import type { Bilingual } from '../http/language.ts';
import type { PeriodicJob } from '../repeatedly.ts';
import { failureCode } from '../thrown.ts';
import { type CountRemoved, daysMetric } from './retention-metrics.ts';
import type { RetentionRule } from './rule.ts';
import { type RetentionRun, retentionRuns } from './runs.ts';
import { retentionDays } from './settings.ts';
import { batchSweep, type SweepBounds } from './sweep.ts';

/** From the end of one run to the start of the next: nobody minds an hour of those that are kept for days. */
const EVERY_MS = 60 * 60_000;
/** Rows that are removed in one transaction. */
const BATCH = 500;
/** How long one rule is swept in one run: what is left waits for the next, and no rule keeps the others from theirs. */
const RULE_MS = 60_000;
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

/** A rule as it is set, how this process has swept by it, and what the next run would remove. */
export interface RetentionStatus extends RetentionRun, Omit<RetentionState, 'before'> {
  /** Whether these are the days that the rule has by itself; else RETENTION_DAYS says otherwise. */
  isDefault: boolean;
  /** Code of what kept the rows that are due from being counted; blank where they were. */
  countFailure: string;
}

interface Parts {
  database: Database;
  /** What the runs are dated by. */
  realTime: () => Date;
  metrics: Metrics;
  countRemoved: CountRemoved;
  rules: readonly RetentionRule[];
  /** The setting RETENTION_DAYS. */
  setting: string;
  /** For tests; see {@link BATCH}. */
  batch?: number;
}

/** What is due, or the code of what kept it from being counted. */
async function counting(
  count: () => Promise<number | null>,
): Promise<Pick<RetentionStatus, 'countFailure' | 'due'>> {
  try {
    return { due: await count(), countFailure: '' };
  } catch (error) {
    return { due: null, countFailure: failureCode(error) };
  }
}

/**
 * Removes what has been kept long enough, by the rules of all domains.
 * @throws RangeError for a setting that cannot be used, with one sentence for the person who starts the service
 */
export function createRetention(parts: Parts) {
  const { database, realTime, metrics, countRemoved, rules, setting, batch = BATCH } = parts;
  const days = retentionDays(rules, setting);
  const runs = retentionRuns(realTime);
  const sweepBatches = batchSweep(database, batch);
  daysMetric(metrics, days);

  /** What is older than this is due; null where the rule is off. */
  function cutOff({ name, now }: RetentionRule): Date | null {
    const kept = days.get(name) ?? null;
    return kept === null ? null : new Date(now().getTime() - kept * DAY_MS);
  }

  /** @returns how many rows were removed */
  async function sweepRule(
    rule: RetentionRule,
    isStopped: () => boolean,
    bounds: Omit<SweepBounds, 'before'>,
  ): Promise<number> {
    const before = cutOff(rule);
    if (!before) return 0;
    return runs.note(rule.name, (countBatch) =>
      sweepBatches(rule, isStopped, { ...bounds, before }, (rows) => {
        countRemoved(rule.name, rows);
        countBatch(rows);
      }),
    );
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

    /** All rules for whoever looks at a running service: a rule whose rows cannot be counted keeps no other from being shown. */
    async status(): Promise<RetentionStatus[]> {
      const all: RetentionStatus[] = [];
      for (const rule of rules) {
        const { name, does, defaultDays } = rule;
        const before = cutOff(rule);
        const kept = days.get(name) ?? null;
        const counted = await counting(async () => before && (await rule.count(before)));
        all.push({ name, does, days: kept, isDefault: kept === defaultDays, ...counted, ...runs.of(name) });
      }
      return all;
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
