import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../clock/clock.ts';
import type { Outbox } from '../../../outbox/index.ts';
import { ownedRecords, type Review } from '../../../review/index.ts';
import type { Reach } from '../../identity/index.ts';
import { snapshotParts } from '../snapshot-parts.ts';
import { requestMessage, what } from './messages.ts';
import { requestSnapshot } from './snapshot.ts';
import type { AdvertisingStore } from './store.ts';
import { adRequests } from './tables.ts';

export interface ReviewedOrderParts {
  database: Database;
  clock: Clock;
  review: Review;
  messages: Outbox;
  /** How an account is reached; undefined when it is gone. */
  reachOf: (accountId: string) => Promise<Reach | undefined>;
}

/** Advertising orders as the organiser reviews them; who handed one in is told of the decision. */
export function reviewedOrders(parts: ReviewedOrderParts, store: AdvertisingStore) {
  const { database, messages, reachOf } = parts;
  const snapshots = snapshotParts(database);
  return ownedRecords(parts, {
    name: 'ad-request',
    table: adRequests,
    what,
    store,
    snapshot: async (row) =>
      requestSnapshot(row, await store.itemsOf([row.id]), await snapshots.ownerOf(row)),
    decided: async (row, decision) => {
      const reach = row.accountId ? await reachOf(row.accountId) : undefined;
      const message = reach && requestMessage(row, await store.itemsOf([row.id]), decision, reach);
      if (message) await messages.post(message);
    },
  });
}

export type ReviewedOrders = ReturnType<typeof reviewedOrders>;
