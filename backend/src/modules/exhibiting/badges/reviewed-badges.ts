import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { wordsOf } from '../../../dictionaries/index.ts';
import type { Outbox } from '../../../outbox/index.ts';
import { ownedRecords, type Review } from '../../../review/index.ts';
import type { Reach } from '../../identity/index.ts';
import { snapshotParts } from '../snapshot-parts.ts';
import { badgeMessage, what as application } from './messages.ts';
import { badgeSnapshot } from './snapshot.ts';
import type { BadgeStore } from './store.ts';
import { badges } from './tables.ts';

export interface ReviewedBadgeParts {
  database: Database;
  clock: Clock;
  review: Review;
  messages: Outbox;
  /** How an account is reached; undefined when it is gone. */
  reachOf: (accountId: string) => Promise<Reach | undefined>;
}

const what = { ZH: '展商证', EN: 'exhibitor badge' };

/** Words of the positions that a badge can name. */
export const positionWords = async (database: Database) => (await wordsOf(database, 'position')).position;

/** Badges as the organiser reviews them; who handed one in is told of the decision. */
export function reviewedBadges(parts: ReviewedBadgeParts, store: BadgeStore) {
  const { database, messages, reachOf } = parts;
  const snapshots = snapshotParts(database);
  return ownedRecords(parts, {
    name: 'exhibitor-badge',
    table: badges,
    what: application,
    called: what,
    store,
    snapshot: async (row) => badgeSnapshot(row, await snapshots.ownerOf(row), await positionWords(database)),
    decided: async (row, decision) => {
      const reach = row.accountId ? await reachOf(row.accountId) : undefined;
      const message = reach && badgeMessage(row, decision, reach);
      if (message) await messages.post(message);
    },
  });
}

export type ReviewedBadges = ReturnType<typeof reviewedBadges>;
