import { createHash } from 'node:crypto';
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

/** One attempt against one limit. */
export interface Counted {
  limit: Limit;
  key: string;
  /** What is said where the limit is reached; by default when to try again. */
  refusal?: Refusal;
}

const MINUTE = 60;
/** The column holds 255 characters, the limit's name included. */
const LONGEST_KEY = 150;

/** A key as it is stored: a long one by its hash. */
const storable = (key: string): string =>
  key.length > LONGEST_KEY ? createHash('sha256').update(key).digest('hex') : key;

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
 * The pool as the limiter uses it, without the names that it gives its statements: behind a pooler of connections a
 * statement that was prepared under a name is unknown to the next connection, or known already.
 */
const withoutNames = (pool: pg.Pool) => ({
  query: ({ text, values }: pg.QueryConfig) => pool.query({ text, values }),
});

/** The library's limiters over the table of counters, one for each limit. */
function limitersOver(pool: pg.Pool): (limit: Limit) => RateLimiterPostgres {
  const limiters = new Map<string, RateLimiterPostgres>();
  return ({ name, points, seconds }) => {
    const known = limiters.get(name);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient: withoutNames(pool),
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
  };
}

/**
 * Limits that hold over all processes and restarts, because their counters are in the database. Call them before a
 * transaction, never inside one: what was tried counts, whatever becomes of it.
 */
export function createLimits(pool: pg.Pool) {
  const limiterOf = limitersOver(pool);

  /** @returns how many points are left @throws Refusal 429 */
  async function count(limit: Limit, key: string, points = 1): Promise<number> {
    try {
      return (await limiterOf(limit).consume(storable(key), points)).remainingPoints;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) throw tooMany(reason.msBeforeNext);
      throw reason;
    }
  }

  /** Never below zero: a window that began meanwhile must not allow one more than its points. */
  async function giveBack({ name }: Limit, key: string, points = 1): Promise<void> {
    await pool.query('update rate_limit set points = greatest(points - $2, 0) where key = $1', [
      `${name}:${storable(key)}`,
      points,
    ]);
  }

  /** Counts one attempt. @returns how many are left in its window; undefined where it was beyond the limit */
  async function takeAndTell(limit: Limit, key: string): Promise<number | undefined> {
    try {
      return await count(limit, key);
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  return {
    /**
     * Counts an attempt.
     * @param points what it costs; 1 unless told
     * @throws Refusal 429 when there were too many, with the time to wait
     */
    count: async (limit: Limit, key: string, points = 1): Promise<void> => {
      await count(limit, key, points);
    },

    takeAndTell,

    /**
     * Counts one attempt against several limits, in order. Where one of them refuses, it counts against none: what is
     * refused uses nothing up.
     * @throws Refusal of the first limit that is reached: 429, unless the limit comes with its own
     */
    async countAll(all: readonly Counted[]): Promise<void> {
      const done: Counted[] = [];
      for (const one of all) {
        done.push(one);
        try {
          await count(one.limit, one.key);
        } catch (error) {
          for (const { limit, key } of done) await giveBack(limit, key);
          throw error instanceof Refusal ? (one.refusal ?? error) : error;
        }
      }
    },

    /** Counts one attempt. @returns whether it was still within the limit */
    take: async (limit: Limit, key: string): Promise<boolean> =>
      (await takeAndTell(limit, key)) !== undefined,

    /** Whether the next attempt would be refused. Counts nothing. */
    async isUsedUp(limit: Limit, key: string): Promise<boolean> {
      const counted = await limiterOf(limit).get(storable(key));
      return counted !== null && counted.remainingPoints <= 0;
    },

    /** Takes an attempt back, with what it cost: it was a good one where only failures count, or nothing came of it. */
    giveBack,

    /** Removes counters whose window is over. */
    sweep: async (now: Date): Promise<void> => {
      await pool.query('delete from rate_limit where expire < $1', [now.getTime()]);
    },

    /** Forgets what was counted: somebody has proved to be who they are. */
    forget: async (limit: Limit, key: string): Promise<void> => {
      await limiterOf(limit).delete(storable(key));
    },
  };
}

export type Limits = ReturnType<typeof createLimits>;
