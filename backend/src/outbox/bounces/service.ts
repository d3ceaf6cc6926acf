import type { Core } from '../../core.ts';
import { bounceMetrics } from './bounce-metrics.ts';
import { bounceRecords } from './bounce-records.ts';
import { readBounce } from './report.ts';
import { returnAddresses } from './return-address.ts';

/** Where letters are returned to, and who may hand them over. */
export interface BounceSettings {
  /** Like bounces@fair.example. */
  address: string;
  /** What the mail server proves itself by, each of them good. */
  secrets: string[];
}

/** Takes what comes to the address for bounces. To be called once for a process. */
export function bounceService(
  {
    database,
    seal,
    realTime,
    metrics,
    log,
  }: Pick<Core, 'database' | 'log' | 'metrics' | 'realTime' | 'seal'>,
  address: string,
) {
  const addresses = returnAddresses(address, seal);
  const records = bounceRecords(database);
  const count = bounceMetrics(metrics);
  return {
    /**
     * Notes what a report says of one of our letters; anything else changes nothing.
     * @param raw the letter as it came
     * @param recipient the address that it was delivered to; blank where the letter itself has to tell
     */
    async take(raw: Buffer, recipient: string): Promise<void> {
      const read = await readBounce(raw);
      const id = read && addresses.idIn([recipient, ...read.recipients]);
      if (!read || id === undefined || !(await records.note(id, read.report, realTime()))) {
        count('ignored');
        return;
      }
      const { kind, status } = read.report;
      count(kind);
      log.info({ id, status }, kind === 'permanent' ? 'letter came back' : 'letter is delayed');
    },
  };
}

export type BounceService = ReturnType<typeof bounceService>;
