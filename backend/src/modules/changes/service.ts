import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Live } from '../../live/live.ts';
import { appearingNews } from './appearing-news.ts';
import { type Change, type ChangePage, type ChangeQuery, changeTypes, type ChangeType } from './contract.ts';
import { type Place, readPlace, writePlace } from './cursor.ts';
import type { ChangeLogRow, ChangeRow, ChangeStore } from './store.ts';
import { waitingChanges } from './waiting.ts';

/** A copy begins so far back, for gateways may answer what they have kept for some seconds after a change (decision 0035). */
const OVERLAP_MS = 30_000;
/** Notes of the log's end are kept for so long. */
const MARKS_KEPT_MS = 60 * 60_000;
/** Changes that are counted for one reader at most. */
export const MOST_COUNTED = 10_000;
/** Largest id: a place with it is after all entries of its transaction. */
const LAST_ID = String(2n ** 63n - 1n);

const expired = () =>
  new Refusal(
    {
      ZH: '游标已过期，请重新完整同步一次，再从新的游标继续',
      EN: 'The cursor has expired: copy everything anew, then go on from a new cursor',
    },
    500,
    410,
  )
    .because('EXPIRED')
    .about('after');

/** Whether a place stands before what was removed for its age: something after it is not in the log any more. */
const isRemoved = ({ xid, id }: Place, { removedXid, removedId }: ChangeLogRow): boolean =>
  BigInt(xid) < BigInt(removedXid) || (xid === removedXid && BigInt(id) < BigInt(removedId));

const isChangeType = (text: string): text is ChangeType => changeTypes.some((type) => type === text);

const toChange = ({ type, recordId, reason, mergedInto, at }: ChangeRow): Change => ({
  type,
  recordId,
  reason,
  mergedInto,
  time: new Date(at).toISOString(),
});

interface Parts {
  database: Database;
  store: ChangeStore;
  clock: Clock;
  /** The real time. */
  realTime: () => Date;
  live: Live;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** For how many days changes are told. */
  days: number;
}

/**
 * Prepares the log for its first use in a process; what it returns resolves when that is done, and tries again where it
 * failed. A copy of the database in another server numbers its transactions anew: there the log begins anew, for its
 * places would stand before old ones.
 */
function preparedLog(database: Database, store: ChangeStore): () => Promise<void> {
  let prepared: Promise<void> | undefined;

  async function prepare(): Promise<void> {
    await store.log();
    const newest = await store.newestXid();
    const next = await store.nextXid();
    if (newest === undefined || BigInt(newest) < BigInt(next)) return;
    await database.transaction(async () => {
      await store.lockLog();
      await store.beginAnew();
    });
  }

  return () => {
    prepared ??= prepare().catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  };
}

/** A change with its own name, which is the same for everybody who is told of it. */
export interface Entry extends Change {
  /** Place in the log: number of the transaction and its own, joined by a hyphen. */
  id: string;
}

/** What a reader of the log has not read yet. */
export interface Unread {
  /** How many changes there are, {@link MOST_COUNTED} at most. */
  count: number;
  /** Whether there are more than were counted. */
  hasMore: boolean;
  /** When the oldest of them happened, the real time; null for none. */
  since: Date | null;
}

/** Reading the log for work inside the service. */
function entryReading(store: ChangeStore, ready: () => Promise<void>) {
  return {
    /**
     * What follows a cursor of the changes that can be told by now.
     * @param types kinds of records whose changes count; words that are none are passed over
     * @throws Refusal 400 for what is no cursor; 410 for one of which later changes are not kept any more
     */
    async unread(after: string, types: readonly string[]): Promise<Unread> {
      await ready();
      const place = readPlace(after);
      const { count, since } = await store.countAfter(place, types.filter(isChangeType), MOST_COUNTED + 1);
      const log = await store.log();
      if (place.era !== log.era || isRemoved(place, log)) throw expired();
      return { count: Math.min(count, MOST_COUNTED), hasMore: count > MOST_COUNTED, since };
    },

    /**
     * All changes after a cursor that can be told by now, for work inside the service.
     * @param first changes at most
     * @returns them, and the cursor after the last of them, which is that of the question where there are none
     * @throws Refusal 400 for what is no cursor; 410 for one of which later changes are not kept any more
     */
    async entries(after: string, first: number): Promise<{ entries: Entry[]; endCursor: string }> {
      await ready();
      const place = readPlace(after);
      const rows = await store.after(place, { types: [], first });
      const log = await store.log();
      if (place.era !== log.era || isRemoved(place, log)) throw expired();
      const last = rows.at(-1);
      return {
        entries: rows.map((row) => ({
          ...toChange(row),
          id: `${row.xid}-${row.id}`,
        })),
        endCursor: last ? writePlace({ era: log.era, xid: last.xid, id: last.id }) : after,
      };
    },

    /** Whether changes wait for the end of a transaction, and cannot be told yet. */
    isWaiting: async (): Promise<boolean> => (await store.firstWaiting()) !== undefined,

    /** The cursor of the place before an entry. @param entryId see {@link Entry} */
    async before(entryId: string): Promise<string> {
      const [xid = '0', id = '1'] = entryId.split('-');
      return writePlace({ era: (await store.log()).era, xid, id: String(BigInt(id) - 1n) });
    },
  };
}

/** What has happened to public records, in an order in which nothing appears later before what was told. */
export function changeService({ database, store, clock, realTime, live, log: logger, days }: Parts) {
  const waiting = waitingChanges({ store, live, log: logger });
  const ready = preparedLog(database, store);

  async function beginning(): Promise<Place> {
    const { era, removedXid, removedId } = await store.log();
    return { era, xid: removedXid, id: removedId };
  }

  return {
    ...entryReading(store, ready),

    /**
     * Changes after a cursor; from the oldest one that is kept where there is none.
     * @throws Refusal 400 for what is no cursor; 410 for one of which later changes are not kept any more
     */
    async page({ after, first, types }: ChangeQuery): Promise<ChangePage> {
      await ready();
      const place = after === '' ? await beginning() : readPlace(after);
      const wanted = types.split(',').filter(isChangeType);
      // Asked before the entries are read: an entry that stops waiting in between is among them. The other way round it
      // would be in neither answer, and nobody would watch for it.
      const firstWaiting = await store.firstWaiting();
      const rows = await store.after(place, { types: wanted, first: first + 1 });
      if (firstWaiting !== undefined) waiting.watch(firstWaiting);
      // Read last: what is removed from now on was still there a moment ago.
      const log = await store.log();
      const next = await store.nextXid();
      if (place.era !== log.era || isRemoved(place, log) || BigInt(place.xid) >= BigInt(next))
        throw expired();
      const shown = rows.slice(0, first);
      const last = shown.at(-1);
      return {
        records: shown.map(toChange),
        hasNext: rows.length > first,
        endCursor: writePlace(last ? { era: log.era, xid: last.xid, id: last.id } : place),
        isWaiting: firstWaiting !== undefined,
      };
    },

    /**
     * A place from half a minute ago: who copies everything afterwards misses nothing from there on, also where a part of
     * the copy was kept by a gateway that had not heard of a change yet.
     */
    async cursor(): Promise<string> {
      await ready();
      const begin = await beginning();
      const xid = await store.markedBefore(new Date(realTime().getTime() - OVERLAP_MS));
      if (xid === undefined || isRemoved({ ...begin, xid, id: LAST_ID }, await store.log()))
        return writePlace(begin);
      return writePlace({ ...begin, xid, id: LAST_ID });
    },

    /** Notes where the log ends now. */
    async mark(): Promise<void> {
      await ready();
      const now = realTime();
      await store.mark(now, new Date(now.getTime() - MARKS_KEPT_MS));
    },

    noteNews: appearingNews({ database, store, clock }, ready),

    /** Removes changes that are too old. */
    async sweep(isStopped: () => boolean): Promise<void> {
      await ready();
      const before = new Date(realTime().getTime() - days * 24 * 60 * 60_000);
      let removed = 0;
      do {
        removed = await database.transaction(() => store.removeOldest(before));
      } while (removed > 0 && !isStopped());
    },

    /**
     * Prepares the log before it is used in a transaction: there it would wait for whoever prepares it meanwhile, and that one
     * for the only connection of the embedded database.
     */
    prepare: (): Promise<void> => ready(),

    /** Ends what looks after waiting changes. */
    close: (): void => waiting.close(),
  };
}

export type ChangeService = ReturnType<typeof changeService>;
