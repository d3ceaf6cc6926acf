import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { msUntil } from '../../repeatedly.ts';
import { newsThatAppear, nextAppearance } from '../content/index.ts';
import type { ChangeStore } from './store.ts';

/** How long an appearance of news may stand in the log without the time of the last look being written down. */
const NOTED_EVERY_MS = 10 * 60_000;

interface Parts {
  database: Database;
  store: ChangeStore;
  /** The edition's time, by which news appear. */
  clock: Clock;
}

/**
 * Writes down news that have appeared because their time has come.
 * @param ready prepares the log
 * @returns what writes them down, and answers after how many milliseconds the next appear; undefined where none are scheduled
 */
export function appearingNews({ database, store, clock }: Parts, ready: () => Promise<void>) {
  async function hasNewsToNote(): Promise<boolean> {
    const now = clock.now();
    const until = (await store.log()).newsUntil;
    if (!until || until > now || now.getTime() - until.getTime() > NOTED_EVERY_MS) return true;
    return (await newsThatAppear(database, until, now)).length > 0;
  }

  const noteAppeared = (): Promise<void> =>
    database.transaction(async () => {
      const now = clock.now();
      const until = (await store.lockLog())?.newsUntil;
      // The clock of a demo begins anew with each start.
      if (!until || until > now) return store.setNewsUntil(now);
      const ids = await newsThatAppear(database, until, now);
      await store.add('news', ids);
      if (ids.length > 0 || now.getTime() - until.getTime() > NOTED_EVERY_MS) await store.setNewsUntil(now);
    });

  return async (): Promise<number | undefined> => {
    await ready();
    // Most looks find nothing, and need no transaction.
    if (await hasNewsToNote()) await noteAppeared();
    const now = clock.now();
    return msUntil(await nextAppearance(database, now), now);
  };
}
