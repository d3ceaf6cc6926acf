import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { Outbox } from '../../../outbox/index.ts';
import { uniqueRecords, type Review } from '../../../review/index.ts';
import { type ownProductStore, productTable, type OwnProductRow } from '../../catalogue/index.ts';
import type { Addressees, Reach } from '../../identity/index.ts';
import { snapshotParts } from '../snapshot-parts.ts';
import { exhibitMessage, twice, what } from './messages.ts';
import { exhibitSnapshot } from './snapshot.ts';

export interface ReviewedExhibitParts {
  database: Database;
  clock: Clock;
  review: Review;
  messages: Outbox;
  /** How an account is reached; undefined when it is gone. */
  reachOf: (accountId: string) => Promise<Reach | undefined>;
  /** Addresses of everybody who speaks for a company. */
  emailsOf: (who: Addressees) => Promise<string[]>;
}

/** Exhibits as the organiser reviews them; everybody who speaks for the company is told of the decision. */
export function reviewedExhibits(parts: ReviewedExhibitParts, store: ReturnType<typeof ownProductStore>) {
  const { database, messages, reachOf, emailsOf } = parts;
  const snapshots = snapshotParts(database);

  const reachesOf = async ({ exhibitorId, accountId }: OwnProductRow): Promise<Reach[]> => {
    const emails = await emailsOf({ accountId: null, exhibitorId });
    if (emails.length > 0) return emails.map((email) => ({ mobile: null, email }));
    const reach = accountId === null ? undefined : await reachOf(accountId);
    return reach ? [reach] : [];
  };

  return uniqueRecords(parts, {
    name: 'exhibit',
    table: productTable,
    what,
    twice,
    store,
    snapshot: async (row) => exhibitSnapshot(row, await snapshots.ownerOf(row), await snapshots.categories()),
    decided: async (row, decision) => {
      for (const reach of await reachesOf(row)) {
        const message = exhibitMessage(row, decision, reach);
        if (message) await messages.post(message);
      }
    },
  });
}
