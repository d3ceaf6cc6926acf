import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Orm } from '../orm.ts';
import { identityOf } from './identity.ts';
import { Lag } from './lag.ts';
import { positionOf, type Position } from './position.ts';

/** Longest wait for a replica to say how far it is, milliseconds: a read waits for it. */
const ASK_WITHIN_MS = 500;

/** A server that is configured as a replica and is none, or holds another database. */
export class NoReplicaError extends Error {}

/** The primary at one moment. */
export interface PrimarySample {
  position: Position;
  /** When it was asked, by the clock of this process, milliseconds. */
  at: number;
  /** See {@link identityOf}. */
  identity: string;
}

/** What is answered in time. @throws Error where it is not */
async function within<T>(answer: Promise<T>): Promise<T> {
  const late = new AbortController();
  // Nobody hears its failure after the time is up.
  answer.catch(() => {});
  try {
    return await Promise.race([
      answer,
      wait(ASK_WITHIN_MS, undefined, { signal: late.signal, ref: false }).then(() => {
        throw new Error(`no answer within ${ASK_WITHIN_MS} ms`);
      }),
    ]);
  } finally {
    late.abort();
  }
}

/** What a replica says of itself. */
interface Told {
  isReplica: boolean;
  position: string | null;
}

/**
 * One replica and what is known of it. It is used from a look at it that went well until something goes wrong, and again
 * after the next look that goes well.
 */
export class Replica {
  readonly orm: Orm;
  private readonly lag = new Lag();
  private isAnswering = false;
  private asking: Promise<Position> | undefined;

  constructor(
    /** Its place in the setting, from 1 on. Its address may hold a password, and is no label of a metric. */
    readonly number: number,
    readonly pool: pg.Pool,
    private readonly maxLagMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.orm = drizzle(pool);
    // An idle connection has broken: the server has ended, and another one may answer next.
    pool.on('error', () => this.fail());
  }

  /** Whether it may be read from: it answers, is a replica, and does not lag behind too far. */
  isUsable(): boolean {
    return this.isAnswering && this.lagMs() <= this.maxLagMs;
  }

  lagMs(): number {
    return this.lag.milliseconds(this.now());
  }

  /** Whether it is known to show every write up to a position. */
  isPast(position: Position): boolean {
    return this.lag.isPast(position);
  }

  /**
   * Whether it shows every write up to a position; it is asked where that is not known.
   * @returns false too where it does not answer in time, and is not used from then on
   */
  async reaches(position: Position): Promise<boolean> {
    if (this.isPast(position)) return true;
    try {
      await this.ask();
    } catch {
      this.fail();
    }
    return this.isPast(position);
  }

  /**
   * Looks how far it is, after the primary was asked.
   * @throws NoReplicaError, or what the driver throws; it is not used then
   */
  async look({ position, at, identity }: PrimarySample): Promise<void> {
    this.lag.primaryWasAt(position, at);
    try {
      await this.ask();
      // What came back may be another server.
      if (!this.isAnswering && (await within(identityOf(this.pool))) !== identity)
        throw new NoReplicaError('the server holds another database than the primary');
      this.isAnswering = true;
    } catch (error) {
      this.fail();
      throw error;
    }
  }

  /** Leaves it alone until the next look that goes well. */
  fail(): void {
    this.isAnswering = false;
    this.lag.forget();
  }

  /** Asks how far it is; those who ask at the same time share the answer. */
  private ask(): Promise<Position> {
    this.asking ??= this.askNow().finally(() => (this.asking = undefined));
    return this.asking;
  }

  private async askNow(): Promise<Position> {
    const { rows } = await within(
      this.pool.query<Told>(
        `select pg_is_in_recovery() as "isReplica",
          case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as position`,
      ),
    );
    const position = positionOf(rows[0]?.position);
    if (!rows[0]?.isReplica || position === undefined)
      throw new NoReplicaError('the server is no replica, or is not one any more');
    this.lag.replicaIsAt(position);
    return position;
  }
}
