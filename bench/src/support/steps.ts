import { quantile } from './statistics.ts';
import { table } from './table.ts';
import { outcomeOfError, Tally } from './tally.ts';

/** Does a step of a journey and measures it; what it throws ends the journey and counts as its failure. */
export type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;

const ms = (value: number): string => (Number.isNaN(value) ? '' : String(Math.round(value)));

/** Times and failures of the steps of all journeys. A step that failed has no time: it did not do what was asked. */
export class Steps {
  private readonly times = new Map<string, number[]>();
  private readonly failed = new Map<string, Tally>();
  journeys = 0;

  /** Measures a step. */
  readonly step: Step = async (name, work) => {
    const startedAt = performance.now();
    try {
      const result = await work();
      this.timesOf(name).push(performance.now() - startedAt);
      return result;
    } catch (error) {
      this.timesOf(name);
      const tally = this.failed.get(name) ?? new Tally();
      this.failed.set(name, tally);
      tally.add(outcomeOfError(error));
      throw error;
    }
  };

  private timesOf(name: string): number[] {
    const known = this.times.get(name) ?? [];
    this.times.set(name, known);
    return known;
  }

  get failures(): number {
    return [...this.failed.values()].reduce((sum, { total }) => sum + total, 0);
  }

  private get all(): number[] {
    return [...this.times.values()].flat();
  }

  get p95(): number {
    return quantile(this.all, 0.95);
  }

  /** A row for each step and one for all of them, milliseconds. */
  table(): string {
    const row = (name: string, times: number[], failures: number) => [
      name,
      String(times.length),
      String(failures),
      ...[0.5, 0.95, 0.99, 1].map((share) => ms(quantile(times, share))),
    ];
    return table(
      ['step', 'right', 'failed', 'p50, ms', 'p95, ms', 'p99, ms', 'max, ms'],
      [
        ...[...this.times].map(([name, times]) => row(name, times, this.failed.get(name)?.total ?? 0)),
        row('all steps', this.all, this.failures),
      ],
    );
  }

  /** What went wrong, one line for each step that failed. */
  troubles(): string {
    return [...this.failed].map(([name, tally]) => `${name}: ${tally.describe()}`).join('\n') || 'none';
  }
}
