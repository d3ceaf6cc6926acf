import type { Bilingual } from '../http/language.ts';

/** Data that are not kept for ever: each domain tells of its own, and one periodic job sweeps them all. */
export interface RetentionRule {
  /** Like `delivered-messages`; what the setting RETENTION_DAYS and the metrics call it. */
  name: string;
  /** What it removes or empties, one sentence that ends with the event from which the days count. */
  does: Bilingual;
  /** For how many days they are kept unless a setting says otherwise; null: for ever. */
  defaultDays: number | null;
  /** The time by which they are dated. */
  now: () => Date;
  /** How many a sweep would remove or empty. Changes nothing. */
  count(before: Date): Promise<number>;
  /** What has to be found out before a run's first batch; not in a transaction, and not by a dry run. */
  prepare?(): Promise<void>;
  /**
   * Removes or empties some of them; inside a transaction, and one batch at a time over all processes.
   * @param batch how many at most
   * @param afterwards leaves what is to be done after the commit, like removing files; the next batch waits for it
   * @returns how many; 0 where nothing is left to do
   */
  sweep(before: Date, batch: number, afterwards: (work: () => Promise<void>) => void): Promise<number>;
}
