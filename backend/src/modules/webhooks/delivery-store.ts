import { and, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isStorable } from '../../http/ids.ts';
import type { Attempt } from './contract.ts';
import {
  LEASE_MS,
  RENDER_LEASE_MS,
  RENDERED_AT_ONCE,
  RENDERED_OF_ONE,
  WIDTH,
} from './limits.ts';
import { webhookAttempts, webhookDeliveries, webhooks } from './tables.ts';
import type { DeliveryState } from './words.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type NewDelivery = typeof webhookDeliveries.$inferInsert;
export type NewAttempt = typeof webhookAttempts.$inferInsert;

/** Attempts that a delivery's log shows. */
const SHOWN_ATTEMPTS = 50;
/** Rows of one insertion. */
const INSERTED_AT_ONCE = 1000;
/** Finished deliveries that are removed in one statement at most. */
const SWEPT_AT_ONCE = 1000;

const after = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/**
 * No earlier delivery of the same record waits: those of one record are sent one after the other.
 * @param row alias of the delivery
 */
const isFirstOfRecord = (row: SQL): SQL => sql`(${row}.is_redelivery or ${row}.record_id = '' or not exists (
  select 1 from ${webhookDeliveries} e
  where e.webhook_id = ${row}.webhook_id and e.type = ${row}.type and e.record_id = ${row}.record_id
    and e.state in ('new', 'ready') and not e.is_redelivery and e.id < ${row}.id))`;

/** Taking deliveries with a lease, and saying what came of them. */
function leasing(database: Database) {
  const orm = () => database.orm();
  const byIds = async (ids: readonly string[]): Promise<DeliveryRow[]> =>
    ids.length === 0
      ? []
      : orm()
          .select()
          .from(webhookDeliveries)
          .where(inArray(webhookDeliveries.id, [...ids]))
          .orderBy(webhookDeliveries.id);

  return {
    /**
     * Takes deliveries whose body has to be made, some of each address.
     * @returns them, the oldest first
     */
    async takeForRendering(now: Date): Promise<DeliveryRow[]> {
      const { rows } = await orm().execute<{ id: string }>(sql`
        with due as (
          select d.id from ${webhooks} w cross join lateral (
            select d.id from ${webhookDeliveries} d
            where d.webhook_id = w.id and d.state = 'new' and d.due_at <= ${now.toISOString()}::timestamptz
            order by d.due_at, d.id limit ${RENDERED_OF_ONE} for update skip locked) d
          where w.pause_reason is null limit ${RENDERED_AT_ONCE})
        update ${webhookDeliveries} d set due_at = ${after(now, RENDER_LEASE_MS)}::timestamptz, renderings = renderings + 1
        from due where d.id = due.id returning d.id::text`);
      return byIds(rows.map(({ id }) => id));
    },

    /** Keeps a body that was made. @returns false where another gateway has it by now, or nobody waits for it any more */
    async keepBody({ id, attempt }: { id: string; attempt: number }, body: string, now: Date): Promise<boolean> {
      const rows = await orm()
        .update(webhookDeliveries)
        .set({ state: 'ready', body, dueAt: now })
        .where(
          and(
            eq(webhookDeliveries.id, id),
            eq(webhookDeliveries.renderings, attempt),
            eq(webhookDeliveries.state, 'new'),
          ),
        )
        .returning({ id: webhookDeliveries.id });
      return rows.length > 0;
    },

    /**
     * Takes deliveries that are due: of each address as many as it may have under way, and of each record the first.
     * @param most deliveries in all
     * @returns them, those that were due first before others
     */
    async takeForSending(now: Date, most: number): Promise<DeliveryRow[]> {
      const at = sql`${now.toISOString()}::timestamptz`;
      const { rows } = await orm().execute<{ id: string }>(sql`
        with due as (
          select d.id from ${webhooks} w cross join lateral (
            select d.id from ${webhookDeliveries} d
            where d.webhook_id = w.id and d.state = 'ready' and d.due_at <= ${at} and ${isFirstOfRecord(sql`d`)}
            order by d.due_at, d.id
            limit greatest(0, case when w.failures > 0 then 1 else ${WIDTH} end - (
              select count(*) from ${webhookDeliveries} f
              where f.webhook_id = w.id and f.state = 'ready' and f.leased_until > ${at}))
            for update skip locked) d
          where w.pause_reason is null and w.due_at <= ${at}
          limit ${most})
        update ${webhookDeliveries} d
        set due_at = ${after(now, LEASE_MS)}::timestamptz, leased_until = ${after(now, LEASE_MS)}::timestamptz,
          attempts = attempts + 1
        from due where d.id = due.id returning d.id::text`);
      return byIds(rows.map(({ id }) => id));
    },

    /**
     * Says what came of an attempt, as long as it is the last one.
     * @returns false where somebody else has the delivery by now
     */
    async settle(
      { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
      values: Partial<NewDelivery>,
    ): Promise<boolean> {
      const rows = await orm()
        .update(webhookDeliveries)
        .set({ leasedUntil: null, ...values })
        .where(
          and(
            eq(webhookDeliveries.id, id),
            eq(webhookDeliveries.attempts, attempts),
            eq(webhookDeliveries.state, 'ready'),
          ),
        )
        .returning({ id: webhookDeliveries.id });
      return rows.length > 0;
    },

    async addAttempt(values: NewAttempt): Promise<void> {
      await orm().insert(webhookAttempts).values(values);
    },
  };
}

/** Reads and writes of deliveries. Times are real ones. */
export function deliveryStore(database: Database) {
  const orm = () => database.orm();
  const ofWebhook = (webhookId: string) => eq(webhookDeliveries.webhookId, webhookId);

  return {
    ...leasing(database),

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
        headers: JSON.parse(headers),
        status,
        response,
        error,
      }));
    },

    /** Ends all deliveries of an address that wait. @returns the event id of the oldest of them; undefined for none */
    async giveUpWaiting(webhookId: string, now: Date): Promise<string | undefined> {
      const rows = await orm()
        .update(webhookDeliveries)
        .set({ state: 'failed', finishedAt: now, leasedUntil: null })
        .where(and(ofWebhook(webhookId), inArray(webhookDeliveries.state, ['new', 'ready'])))
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
      const patterns = sql.param(recordIds.map((id) => `%${id}%`));
      await orm().execute(sql`
        with gone as (
          update ${webhookDeliveries} set body = ''
          where body like any(${patterns}::text[]) and state in ('delivered', 'failed') returning id)
        update ${webhookAttempts} a set response = '' from gone where a.delivery_id = gone.id`);
      // What waits is made anew, as the record is now.
      await orm().execute(sql`
        update ${webhookDeliveries} set body = '', state = 'new', renderings = 0
        where body like any(${patterns}::text[]) and state = 'ready'`);
    },

    /** Removes deliveries that ended before an instant. @returns how many were removed */
    async sweep(before: Date): Promise<number> {
      const { rows } = await orm().execute<{ id: string }>(sql`
        delete from ${webhookDeliveries} where id in (
          select id from ${webhookDeliveries} where finished_at < ${before.toISOString()}::timestamptz
          order by finished_at limit ${SWEPT_AT_ONCE}) returning id::text`);
      return rows.length;
    },

    /** Addresses for which more deliveries wait than there may be. */
    async overfull(most: number): Promise<string[]> {
      const { rows } = await orm().execute<{ id: string }>(sql`
        select w.id::text from ${webhooks} w cross join lateral (
          select count(*) as n from (
            select 1 from ${webhookDeliveries} d where d.webhook_id = w.id and d.state in ('new', 'ready')
            limit ${most + 1}) some) waiting
        where w.pause_reason is null and waiting.n > ${most}`);
      return rows.map(({ id }) => id);
    },
  };
}

export type DeliveryStore = ReturnType<typeof deliveryStore>;
