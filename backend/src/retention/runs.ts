import { failureCode } from '../thrown.ts';

/** How this process has swept by a rule since it was started. */
export interface RetentionRun {
  /** When the last run ended, the real time; null before the first. */
  endedAt: Date | null;
  /** Rows that the last run removed. */
  lastRemoved: number;
  /** Rows that all runs have removed. */
  removed: number;
  /** Code of what made the last run fail; blank where it did not. */
  failure: string;
}

const NONE: RetentionRun = { endedAt: null, lastRemoved: 0, removed: 0, failure: '' };

/** Remembers the last run of each rule. @param realTime what the runs are dated by */
export function retentionRuns(realTime: () => Date) {
  const runs = new Map<string, RetentionRun>();
  const of = (rule: string): RetentionRun => runs.get(rule) ?? NONE;

  return {
    of,

    /**
     * Runs, and notes how it ended, failures too.
     * @param run tells by its argument of each batch that it has removed
     * @returns how many rows it has removed
     */
    async note(rule: string, run: (countBatch: (rows: number) => void) => Promise<void>): Promise<number> {
      let lastRemoved = 0;
      const ended = (failure: string) =>
        runs.set(rule, {
          endedAt: realTime(),
          lastRemoved,
          removed: of(rule).removed + lastRemoved,
          failure,
        });
      try {
        await run((rows) => void (lastRemoved += rows));
        ended('');
        return lastRemoved;
      } catch (error) {
        ended(failureCode(error));
        throw error;
      }
    },
  };
}
