import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import type { Database } from '../../db/database.ts';
import { isStorable } from '../../http/ids.ts';
import type { Attempt } from './contract.ts';
import { deliveryLease, type DeliveryRow, type NewDelivery } from './delivery-lease.ts';
import { webhookAttempts, webhookDeliveries, webhooks } from './tables.ts';
import type { DeliveryState } from './words.ts';

export type { DeliveryRow, MadeBody, NewAttempt, NewDelivery } from './delivery-lease.ts';

/** Attempts that a delivery's log shows. */
const SHOWN_ATTEMPTS = 50;
/** Rows of one insertion. */
const INSERTED_AT_ONCE = 1000;
/** Deliveries of each kind that are removed in one statement at most. */
const SWEPT_AT_ONCE = 1000;

/** What is done with many deliveries at once. */
function deliveryUpkeep(database: Database) {
  const orm = () => database.orm();
  return {
    /** Ends all deliveries of an address that wait. @returns the event id of the oldest of them; undefined for none */
    async giveUpWaiting(webhookId: string, now: Date): Promise<string | undefined> {
      const rows = await orm()
        .update(webhookDeliveries)
        .set({ state: 'failed', finishedAt: now, leasedUntil: null })
        .where(
          and(eq(webhookDeliveries.webhookId, webhookId), inArray(webhookDeliveries.state, ['new', 'ready'])),
        )
        .returning({ id: webhookDeliveries.id, eventId: webhookDeliveries.eventId });
      const changes = rows.filter(({ eventId }) => eventId !== '');
      changes.sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
      return changes[0]?.eventId;
    },

    /**
     * Removes what was sent and answered about records that are gone with their person, wherever their ids stand.
     * @param recordIds of the forgotten records
     */
    async forget(recordIds: readonly string[]): Promise<void> {
      if (recordIds.length === 0) return;
      // A delivery is about a record although its selection leaves the id out, and may name one that it is not about.
      const standsIn = sql.param(`(^|[^0-9])(${recordIds.join('|')})([^0-9]|$)`);
      const isAbout = sql`(record_id = any(${sql.param(recordIds)}::text[]) or body ~ ${standsIn}::text)`;
      await orm().execute(sql`
        with gone as (
          update ${webhookDeliveries} set body = ''
          where ${isAbout} and state in ('delivered', 'failed') returning id)
        update ${webhookAttempts} a set response = '' from gone where a.delivery_id = gone.id`);
      // What waits is made anew, as the record is now.
      await orm().execute(sql`
        update ${webhookDeliveries} set body = '', state = 'new', renderings = 0
        where ${isAbout} and state = 'ready'`);
    },

    /** Removes deliveries that ended before an instant, and those of addresses that are gone. @returns how many were removed */
    async sweep(before: Date): Promise<number> {
      // The ids first: as a subquery of the deletion the planner may run them once for each row, where it believes that
      // the table is empty.
      const { rows } = await orm().execute<{ id: string }>(sql`
        (select id::text from ${webhookDeliveries} where finished_at < ${before.toISOString()}::timestamptz
          order by finished_at limit ${SWEPT_AT_ONCE})
        union all
        (select d.id::text from ${webhookDeliveries} d
          where not exists (select 1 from ${webhooks} w where w.id = d.webhook_id) limit ${SWEPT_AT_ONCE})`);
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await orm().delete(webhookDeliveries).where(anyOf(webhookDeliveries.id, ids));
      return ids.length;
    },

    /** Addresses for which more deliveries wait than there may be. */
    async overfull(most: number): Promise<string[]> {
      const { rows } = await orm().execute<{ id: string }>(sql`
        select w.id::text from ${webhooks} w cross join lateral (
          select count(*) as n from (
            select 1 from ${webhookDeliveries} d where d.webhook_id = w.id and d.state in ('new', 'ready')
            limit ${most + 1}) those) waiting
        where w.pause_reason is null and waiting.n > ${most}`);
      return rows.map(({ id }) => id);
    },
  };
}

/** Reads and writes of deliveries. Times are real ones. */
export function deliveryStore(database: Database) {
  const orm = () => database.orm();
  const ofWebhook = (webhookId: string) => eq(webhookDeliveries.webhookId, webhookId);

  return {
    ...deliveryLease(database),
    ...deliveryUpkeep(database),

    async add(values: readonly NewDelivery[]): Promise<void> {
      for (let from = 0; from < values.length; from += INSERTED_AT_ONCE) {
        await orm()
          .insert(webhookDeliveries)
          .values(values.slice(from, from + INSERTED_AT_ONCE));
      }
    },

    async addOne(values: NewDelivery): Promise<DeliveryRow> {
      const [row] = await orm().insert(webhookDeliveries).values(values).returning();
      if (!row) throw new Error('a delivery that was added is there');
      return row;
    },

    /** The newest first. @param before id of a delivery; only older ones */
    list: (
      webhookId: string,
      { state, before, limit }: { state: DeliveryState | ''; before: string; limit: number },
    ): Promise<DeliveryRow[]> =>
      orm()
        .select()
        .from(webhookDeliveries)
        .where(
          and(
            ofWebhook(webhookId),
            state === '' ? undefined : eq(webhookDeliveries.state, state),
            before === '' ? undefined : lt(webhookDeliveries.id, before),
          ),
        )
        .orderBy(desc(webhookDeliveries.id))
        .limit(limit),

    /** One of an address, locked until the transaction ends. */
    async lock(webhookId: string, id: string): Promise<DeliveryRow | undefined> {
      if (!isStorable(id)) return undefined;
      return (
        await orm()
          .select()
          .from(webhookDeliveries)
          .where(and(ofWebhook(webhookId), eq(webhookDeliveries.id, id)))
          .for('update')
      )[0];
    },

    /** One of whatever address. */
    async find(id: string): Promise<DeliveryRow | undefined> {
      if (!isStorable(id)) return undefined;
      return (await orm().select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)))[0];
    },

    async change(id: string, values: Partial<NewDelivery>): Promise<DeliveryRow> {
      const [row] = await orm()
        .update(webhookDeliveries)
        .set(values)
        .where(eq(webhookDeliveries.id, id))
        .returning();
      if (!row) throw new Error('a delivery that was changed is there');
      return row;
    },

    /** The calls of a delivery, the newest first. */
    async attempts(deliveryId: string): Promise<Attempt[]> {
      const rows = await orm()
        .select()
        .from(webhookAttempts)
        .where(eq(webhookAttempts.deliveryId, deliveryId))
        .orderBy(desc(webhookAttempts.id))
        .limit(SHOWN_ATTEMPTS);
      return rows.map(({ id, startedAt, durationMs, url, headers, status, response, error }) => ({
        id,
        startedAt: startedAt.toISOString(),
        durationMs,
        url,
        headers,
        status,
        response,
        error,
      }));
    },
  };
}

export type DeliveryStore = ReturnType<typeof deliveryStore>;
