import { TimeOut } from '../support/http-call.ts';
import { WrongAnswer } from '../support/graphql.ts';
import { quantile } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import { Tally } from '../support/tally.ts';

/** Kinds of errors at the client. */
export const errorKinds = {
  refused: 'refused by a limit',
  server: 'told of a fault (5xx)',
  late: 'no answer in time',
  broken: 'connection broken',
  wrong: 'wrong content',
  /** What it needs failed before, or the load was full. */
  untried: 'not tried',
} as const;
export type ErrorKind = keyof typeof errorKinds;

/** An error, with the time when what failed was due and when it failed; `performance.now()`. */
export interface Failure {
  step: string;
  kind: ErrorKind;
  dueAt: number;
  failedAt: number;
}

/** Why a step was not tried. */
class Untried extends Error {}

export function kindOf(error: unknown): ErrorKind {
  if (error instanceof Untried) return 'untried';
  if (error instanceof WrongAnswer) return error.fault;
  if (error instanceof TimeOut) return 'late';
  return error instanceof Error && 'code' in error ? 'broken' : 'wrong';
}

interface Figures {
  asked: number;
  times: number[];
}

/** Words of the first errors of a kind and step are kept, no more. */
const WORDS_KEPT = 3;

/** Counts and times of all steps, from when each was due until its answer was read and checked. */
export class Meter {
  private readonly figures = new Map<string, Figures>();
  readonly failures: Failure[] = [];
  private readonly words = new Map<string, Tally>();
  /** Bytes of all answers as they came over the connections, without headers. */
  received = 0;

  private of(step: string): Figures {
    const known = this.figures.get(step);
    if (known) return known;
    const fresh = { asked: 0, times: [] };
    this.figures.set(step, fresh);
    return fresh;
  }

  /**
   * Does a step; its time counts from when it was due.
   * @returns what it returns; undefined where it failed, which is counted
   */
  async step<T>(step: string, dueAt: number, work: () => Promise<T>): Promise<T | undefined> {
    const figures = this.of(step);
    figures.asked += 1;
    try {
      const result = await work();
      figures.times.push(performance.now() - dueAt);
      return result;
    } catch (error) {
      this.fail(step, dueAt, error);
      return undefined;
    }
  }

  /** Counts a step that was not tried, because what it needs failed or the load is full. */
  leftOut(step: string, times = 1): void {
    this.of(step).asked += times;
    for (let left = times; left > 0; left -= 1) this.fail(step, performance.now(), new Untried('not tried'));
  }

  private fail(step: string, dueAt: number, error: unknown): void {
    const kind = kindOf(error);
    this.failures.push({ step, kind, dueAt, failedAt: performance.now() });
    const key = `${step}, ${errorKinds[kind]}`;
    const tally = this.words.get(key) ?? new Tally();
    this.words.set(key, tally);
    if (tally.total < WORDS_KEPT)
      tally.add(error instanceof Error ? error.message.trim().slice(0, 200) : 'failed');
  }

  /** Asked and served of each step, by name. */
  counts(): Map<string, { asked: number; served: number }> {
    return new Map(
      [...this.figures].map(([step, { asked, times }]) => [step, { asked, served: times.length }]),
    );
  }

  /** Milliseconds below which 95 % of a step's answers came; NaN where none came. */
  p95(step: string): number {
    return quantile(this.figures.get(step)?.times ?? [], 0.95);
  }

  /** A row for each step. @param seconds that were measured */
  table(seconds: number): string {
    const rows = [...this.figures].map(([step, { asked, times }]) => {
      const tally = new Tally();
      for (const failure of this.failures) if (failure.step === step) tally.add(errorKinds[failure.kind]);
      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(times, share));
      return [
        step,
        (asked / seconds).toFixed(2),
        (times.length / seconds).toFixed(2),
        ...[p50, p95, p99].map((ms) => (ms === undefined || Number.isNaN(ms) ? '' : ms.toFixed(0))),
        tally.describe(),
      ];
    });
    return table(
      ['step', 'asked a second', 'served a second', 'p50, ms', 'p95, ms', 'p99, ms', 'errors'],
      rows,
    );
  }

  /** The first words of each kind of error. */
  troubles(): string {
    return [...this.words].map(([key, tally]) => `${key}: ${tally.describe()}`).join('\n');
  }
}
