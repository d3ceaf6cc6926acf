import type { Caller, RestClient } from '../../rest/client.ts';
import type { ExportListRecord, NumbersRecord } from '../../rest/contract.ts';

/** Days of a range, yyyy-MM-dd; blank for open. */
interface DayRange {
  from: string;
  until: string;
}

/** Figures of the show, and the lists that can be taken away. @param caller whose token is that of the console */
export const numbersLoaders = (rest: RestClient, caller: Caller) => ({
  numbers: ({ from, until }: DayRange) =>
    rest.readOwn<NumbersRecord>(caller, '/organiser/numbers', { from, until }),
  exports: ({ from, until }: DayRange) =>
    rest.readOwn<ExportListRecord[]>(caller, '/organiser/exports', { from, until }),
});
