import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Client } from './client.ts';
import type { Tally } from './tally.ts';

/** A public record changes so often, milliseconds: subscribers are told at most once a second. */
const CHANGE_MS = 1000;

/** Who lost a subscription opens it again after so long, milliseconds. */
const AGAIN_MS = 100;

/** Changes an exhibitor again and again, as an editor does. */
async function change(database: pg.Pool, isOn: () => boolean): Promise<void> {
  for (let count = 0; isOn(); count += 1) {
    await database.query(
      `update exhibitor set website = $1, updated_at = now() where id = (select min(id) from exhibitor)`,
      [`https://example.com/${count}`],
    );
    await wait(CHANGE_MS);
  }
}

/** Holds one subscription open, and tells how long nothing came. */
async function follow(client: Client, key: string, tally: Tally, over: AbortSignal): Promise<void> {
  const isOn = () => !over.aborted;
  let last = performance.now();
  while (isOn()) {
    try {
      for await (const chunk of await client.subscribe(
        'subscription { changed { __typename } }',
        key,
        over,
      )) {
        if (!Buffer.from(chunk).includes('event: next')) continue;
        const now = performance.now();
        tally.gap(now - last);
        last = now;
      }
    } catch {
      // Opened again below: how long that takes is what is measured.
    }
    if (isOn()) await wait(AGAIN_MS);
  }
  tally.gap(performance.now() - last);
}

/** Subscribers to changes, one for each key, while a record changes each second. */
export function startSubscriptions(
  client: Client,
  { keys, database, tally }: { keys: readonly string[]; database: pg.Pool; tally: Tally },
): { stop: () => Promise<void> } {
  const over = new AbortController();
  // Each subscription listens.
  setMaxListeners(0, over.signal);
  const running = [
    ...keys.map((key) => follow(client, key, tally, over.signal)),
    change(database, () => !over.signal.aborted),
  ];
  return {
    stop: async () => {
      over.abort();
      await Promise.all(running);
    },
  };
}
