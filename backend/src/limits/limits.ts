import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../http/errors.ts';

/** How often something may happen for one key. */
export interface Limit {
  /** Tells it apart from other limits; part of the stored key. */
  name: string;
  points: number;
  /** Length of the window, seconds. */
  seconds: number;
}

const MINUTE = 60;

function tooMany(waitMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const minutes = Math.ceil(seconds / MINUTE);
  return new Refusal(
    seconds <= MINUTE
      ? {
          ZH: `操作过于频繁，请 ${seconds} 秒后再试`,
          EN: `Too many attempts, please try again in ${seconds} seconds`,
        }
      : {
          ZH: `操作过于频繁，请 ${minutes} 分钟后再试`,
          EN: `Too many attempts, please try again in ${minutes} minutes`,
        },
    429,
  );
}

/**
 * Limits that hold over all processes and restarts, because their counters are in the database. Call them before a
 * transaction, never inside one: what was tried counts, whatever becomes of it.
 */
export function createLimits(pool: pg.Pool) {
  const limiters = new Map<string, RateLimiterPostgres>();
  function limiterOf({ name, points, seconds }: Limit): RateLimiterPostgres {
    const known = limiters.get(name);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      // `sweep` does it.
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    limiters.set(name, made);
    return made;
  }

  return {
    /**
     * Counts one attempt.
     * @throws Refusal 429 when there were too many, with the time to wait
     */
    async count(limit: Limit, key: string): Promise<void> {
      try {
        await limiterOf(limit).consume(key);
      } catch (reason) {
        if (reason instanceof RateLimiterRes) throw tooMany(reason.msBeforeNext);
        throw reason;
      }
    },

    /** Takes one attempt back: it was a good one, and only failures are to count. */
    giveBack: async (limit: Limit, key: string): Promise<void> => {
      await limiterOf(limit).reward(key);
    },

    /** Removes counters whose window is over. */
    sweep: async (now: Date): Promise<void> => {
      await pool.query('delete from rate_limit where expire < $1', [now.getTime()]);
    },

    /** Forgets what was counted: somebody has proved to be who they are. */
    forget: async (limit: Limit, key: string): Promise<void> => {
      await limiterOf(limit).delete(key);
    },
  };
}

export type Limits = ReturnType<typeof createLimits>;
