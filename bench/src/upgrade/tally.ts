/** What was asked for in one phase, and what of it was not as it has to be. */
export interface Counts {
  writes: number;
  failedWrites: number;
  /** Acknowledged, and not there when it was read afterwards. */
  lostWrites: number;
  reads: number;
  failedReads: number;
  pages: number;
  failedPages: number;
  files: number;
  missingFiles: number;
}

const none = (): Counts => ({
  writes: 0,
  failedWrites: 0,
  lostWrites: 0,
  reads: 0,
  failedReads: 0,
  pages: 0,
  failedPages: 0,
  files: 0,
  missingFiles: 0,
});

/** A subscriber that should be told of something each second waits so long at most, milliseconds. */
export const LONGEST_GAP_MS = 5000;

/** Examples of failures that are kept for each kind. */
const EXAMPLES = 3;

/** Time of day in UTC, by which the logs of servers and nginx are looked up. */
const timeOfDay = () => new Date().toISOString().slice(11, 23);

/** Counts phase by phase. */
export class Tally {
  #counts = none();
  #examples: string[] = [];
  #longestGap = 0;

  /** What is being done to the system, for the words of a failure. */
  doing = 'nothing is done';

  count(name: keyof Counts): void {
    this.#counts[name] += 1;
  }

  /** Counts what went wrong, and keeps the first ones to tell. */
  fail(name: keyof Counts, what: string): void {
    this.count(name);
    if (this.#counts[name] <= EXAMPLES)
      this.#examples.push(`${timeOfDay()} ${name} while ${this.doing}: ${what.slice(0, 300)}`);
  }

  /** Time in which a subscription that should have been told of something was told nothing. */
  gap(milliseconds: number): void {
    if (milliseconds > LONGEST_GAP_MS && milliseconds > this.#longestGap)
      this.#examples.push(`a subscriber waited ${milliseconds.toFixed(0)} ms, until ${this.doing}`);
    this.#longestGap = Math.max(this.#longestGap, milliseconds);
  }

  /** @returns what was counted since the last time */
  take(): { counts: Counts; longestGap: number; examples: string[] } {
    const taken = { counts: this.#counts, longestGap: this.#longestGap, examples: this.#examples };
    this.#counts = none();
    this.#examples = [];
    this.#longestGap = 0;
    return taken;
  }
}
