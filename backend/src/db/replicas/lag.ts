import type { Position } from './position.ts';

interface Sample {
  position: Position;
  /** By the clock of this process, milliseconds. */
  at: number;
}

/** Samples that are kept at most: a replica that is further behind is behind for longer than the oldest one tells. */
const MOST_SAMPLES = 600;

/**
 * How long a replica lags behind its primary: the age of the oldest known position of the primary that the replica has not
 * reached. `pg_last_xact_replay_timestamp` alone would tell hours where nothing has been written for hours, and it compares
 * the clocks of two machines.
 */
export class Lag {
  private samples: Sample[] = [];
  private reached: Position | undefined;

  /** @param at when the primary was asked: what it answered may be newer, never older */
  primaryWasAt(position: Position, at: number): void {
    const newest = this.samples.at(-1)?.position ?? this.reached;
    // A primary that is written nothing stays where it is.
    if (newest !== undefined && position <= newest) return;
    if (this.samples.length < MOST_SAMPLES) this.samples.push({ position, at });
  }

  /** Forgets how far the replica was: what answers next may be another server. */
  forget(): void {
    this.reached = undefined;
  }

  replicaIsAt(position: Position): void {
    if (this.reached === undefined || position > this.reached) this.reached = position;
    this.samples = this.samples.filter((sample) => sample.position > position);
  }

  /** Milliseconds; 0 where the replica has all that the primary was known to have. */
  milliseconds(now: number): number {
    const [oldest] = this.samples;
    return oldest ? now - oldest.at : 0;
  }

  /** Whether the replica is known to have come this far. */
  isPast(position: Position): boolean {
    return this.reached !== undefined && this.reached >= position;
  }
}
