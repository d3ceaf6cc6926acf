import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Live } from '../../live/live.ts';
import { WORK_TOPIC } from '../../live/public-changes.ts';
import type { ChangeLog, Entry } from '../changes/index.ts';
import type { DeliveryStore, NewDelivery } from './delivery-store.ts';
import type { Pause } from './pausing.ts';
import type { WebhookRow, WebhookStore } from './store.ts';
import { webhookFeeds } from './tables.ts';
import { WORK } from './words.ts';

/** The table has this one row. */
const ONLY = 1;
/** Changes that are made into deliveries in one transaction at most. */
const AT_ONCE = 500;

interface Parts {
  database: Database;
  changes: ChangeLog;
  webhooks: Pick<WebhookStore, 'active' | 'locked'>;
  deliveries: Pick<DeliveryStore, 'add' | 'forget'>;
  pause: Pause;
  live: Pick<Live, 'publish'>;
  /** The real time. */
  now: () => Date;
}

/** Whether an address is told of a change. */
const wants = ({ types, operations, recordIds }: WebhookRow, { type, recordId, reason }: Entry): boolean =>
  types.includes(type) &&
  operations.includes(reason === null ? 'UPSERT' : 'REMOVE') &&
  (recordIds.length === 0 || recordIds.includes(recordId));

const deliveryOf = (webhook: WebhookRow, entry: Entry, now: Date): NewDelivery => ({
  webhookId: webhook.id,
  eventId: entry.id,
  type: entry.type,
  recordId: entry.recordId,
  reason: entry.reason,
  mergedInto: entry.mergedInto,
  changedAt: new Date(entry.time),
  state: 'new',
  dueAt: now,
  createdAt: now,
});

/**
 * Makes the log of changes into deliveries: each change once for each address that wants it, in the order of the log. One
 * process at a time does it, and the place in the log moves with what was made, so that nothing is left out or made twice
 * however often a process dies.
 */
export function webhookFeed({ database, changes, webhooks, deliveries, pause, live, now }: Parts) {
  const orm = () => database.orm();

  /** The place in the log, locked until the transaction ends; undefined where another process has it. */
  async function lockCursor(): Promise<string | undefined> {
    const [row] = await orm().select().from(webhookFeeds).for('update', { skipLocked: true });
    if (row || (await orm().$count(webhookFeeds)) > 0) return row?.cursor;
    const values = { id: ONLY, cursor: await changes.cursor() };
    const [made] = await orm().insert(webhookFeeds).values(values).onConflictDoNothing().returning();
    // Another process may have made it at the same time.
    return made?.cursor;
  }

  /** Pauses all addresses, which were told up to a cursor that is none any more: what they hold may be wrong. */
  async function pauseAll(cursor: string): Promise<void> {
    for (const { id } of await webhooks.active()) {
      const row = await webhooks.locked(id);
      if (row?.pauseReason === null) await pause(row, 'restored', { cursor });
    }
  }

  /**
   * The changes that follow. Where the log has begun anew, or those after the place are not kept any more, it goes on from
   * the present, and whoever was told before has to learn of it.
   */
  async function following(cursor: string): Promise<{ entries: Entry[]; endCursor: string }> {
    try {
      return await changes.entries(cursor, AT_ONCE);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await pauseAll(cursor);
      return { entries: [], endCursor: await changes.cursor() };
    }
  }

  /**
   * @returns `more` where more may follow; `later` where changes wait for a transaction, or for another process that is at
   *   it; `end` at the end of the log
   */
  const step = (): Promise<'more' | 'later' | 'end'> =>
    database.transaction(async () => {
      const cursor = await lockCursor();
      if (cursor === undefined) return 'later';
      const { entries, endCursor } = await following(cursor);
      const others = (await changes.isWaiting()) ? 'later' : 'end';
      if (endCursor === cursor) return others;
      const active = entries.length > 0 ? await webhooks.active() : [];
      const made = entries.flatMap((entry) =>
        active.filter((webhook) => wants(webhook, entry)).map((webhook) => deliveryOf(webhook, entry, now())),
      );
      await deliveries.add(made);
      await deliveries.forget(
        entries.filter(({ reason }) => reason === 'FORGOTTEN').map(({ recordId }) => recordId),
      );
      await orm()
        .update(webhookFeeds)
        .set({ cursor: sql`${endCursor}` })
        .where(eq(webhookFeeds.id, ONLY));
      if (made.length > 0) await live.publish({ topic: WORK_TOPIC, kind: WORK });
      return entries.length === AT_ONCE ? 'more' : others;
    });

  return {
    /**
     * Makes all changes that can be told by now into deliveries.
     * @returns 0 where more may be told soon; undefined where nothing waits
     */
    async run(isStopped: () => boolean): Promise<0 | undefined> {
      let made = await step();
      while (made === 'more' && !isStopped()) made = await step();
      return made === 'end' ? undefined : 0;
    },
  };
}
