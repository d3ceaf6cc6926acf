import type { Caller, RestClient } from '../../rest/client.ts';
import type {
  DoorCountsRecord,
  DoorPersonRecord,
  DoorRollRecord,
  DoorScanAnswerRecord,
} from '../../rest/contract.ts';

/** Scans of one device, as the REST contract has them. */
interface Scans {
  device: string;
  sentAt: number;
  scans: readonly { id: string; code: string; door: string; scannedAt: number }[];
}

/** What happens at the doors. @param caller whose token is that of the console */
export const doorLoaders = (rest: RestClient, caller: Caller) => ({
  people: (q: string) => rest.readOwn<DoorPersonRecord[]>(caller, '/organiser/door/people', { q }),
  roll: (after: string) => rest.readOwn<DoorRollRecord>(caller, '/organiser/door/roll', { after }),
  counts: (day: string) => rest.readOwn<DoorCountsRecord>(caller, '/organiser/door/counts', { day }),
  checkIn: (scans: Scans) => rest.post<DoorScanAnswerRecord[]>(caller, '/organiser/door/scans', scans),
});
