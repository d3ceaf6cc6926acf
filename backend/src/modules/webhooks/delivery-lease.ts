import { and, eq, sql, type SQL } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import type { Database } from '../../db/database.ts';
import { LEASE_MS, RENDER_LEASE_MS, RENDERED_AT_ONCE, RENDERED_OF_ONE, WIDTH } from './limits.ts';
import { webhookAttempts, webhookDeliveries, webhooks } from './tables.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type NewDelivery = typeof webhookDeliveries.$inferInsert;
export type NewAttempt = typeof webhookAttempts.$inferInsert;

/** A body that a gateway has made. */
export interface MadeBody {
  /** Id of its delivery. */
  id: string;
  /** Number of the lease. */
  attempt: number;
  body: string;
}

const after = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/**
 * No earlier delivery of the same record waits: those of one record are sent one after the other.
 * @param row alias of the delivery
 */
const isFirstOfRecord = (row: SQL): SQL => sql`(${row}.is_redelivery or ${row}.record_id = '' or not exists (
  select 1 from ${webhookDeliveries} e
  where e.webhook_id = ${row}.webhook_id and e.type = ${row}.type and e.record_id = ${row}.record_id
    and e.state in ('new', 'ready') and not e.is_redelivery and e.id < ${row}.id))`;

/** The deliveries with these ids, the oldest first. */
const byIds = async (database: Database, ids: readonly string[]): Promise<DeliveryRow[]> =>
  ids.length === 0
    ? []
    : database
        .orm()
        .select()
        .from(webhookDeliveries)
        .where(anyOf(webhookDeliveries.id, ids))
        .orderBy(webhookDeliveries.id);

/** Taking deliveries whose body has to be made, and keeping it. */
function renderingLease(database: Database) {
  const orm = () => database.orm();
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
      return byIds(
        database,
        rows.map(({ id }) => id),
      );
    },

    /** The deliveries with these ids. */
    read: (ids: readonly string[]): Promise<DeliveryRow[]> => byIds(database, ids),

    /**
     * Keeps bodies that were made, in one statement. What another gateway has by now, or nobody waits for any more, is left as
     * it is.
     */
    async keepBodies(made: readonly MadeBody[], now: Date): Promise<void> {
      if (made.length === 0) return;
      const column = <Name extends keyof MadeBody>(name: Name) => sql.param(made.map((one) => one[name]));
      await orm().execute(sql`
        update ${webhookDeliveries} d
        set state = 'ready', body = made.body, due_at = ${now.toISOString()}::timestamptz
        from unnest(${column('id')}::bigint[], ${column('attempt')}::int[], ${column('body')}::text[])
          made (id, attempt, body)
        where d.id = made.id and d.renderings = made.attempt and d.state = 'new'`);
    },
  };
}

/** Taking deliveries that are due, and saying what came of them. */
function sendingLease(database: Database) {
  const orm = () => database.orm();
  return {
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
              where f.webhook_id = w.id and f.leased_until is not null and f.leased_until > ${at}))
            for update skip locked) d
          where w.pause_reason is null and w.due_at <= ${at}
          limit ${most})
        update ${webhookDeliveries} d
        set due_at = ${after(now, LEASE_MS)}::timestamptz, leased_until = ${after(now, LEASE_MS)}::timestamptz,
          attempts = attempts + 1
        from due where d.id = due.id returning d.id::text`);
      return byIds(
        database,
        rows.map(({ id }) => id),
      );
    },

    /** When the next delivery falls due that has its body; undefined where none waits. */
    async nextDue(): Promise<Date | undefined> {
      const { rows } = await orm().execute<{ due: Date | string | null }>(sql`
        select min(greatest(d.due_at, w.due_at)) as due from ${webhooks} w cross join lateral (
          select d.due_at from ${webhookDeliveries} d where d.webhook_id = w.id and d.state = 'ready'
          order by d.due_at limit 1) d
        where w.pause_reason is null`);
      const due = rows[0]?.due;
      return due == null ? undefined : new Date(due);
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

    /**
     * Says that an attempt went well, with its entry in the log, and that its address is well: in one statement, for most
     * attempts do. Nothing happens where somebody else has the delivery by now.
     */
    async delivered(
      { id, webhookId, attempts }: Pick<DeliveryRow, 'attempts' | 'id' | 'webhookId'>,
      { startedAt, durationMs, url, headers, status, response }: Omit<NewAttempt, 'deliveryId'>,
      now: Date,
    ): Promise<void> {
      const at = sql`${now.toISOString()}::timestamptz`;
      // The address first, like everybody who writes both.
      await orm().execute(sql`
        with hook as (select id from ${webhooks} where id = ${webhookId} for update),
        taken as (
          update ${webhookDeliveries} d set state = 'delivered', finished_at = ${at}, leased_until = null
          from hook where d.id = ${id} and d.webhook_id = hook.id and d.attempts = ${attempts} and d.state = 'ready'
          returning d.id),
        logged as (
          insert into ${webhookAttempts} (delivery_id, started_at, duration_ms, url, headers, status, response, error)
          select taken.id, ${startedAt.toISOString()}::timestamptz, ${durationMs}::int, ${url},
            ${JSON.stringify(headers)}::jsonb, ${status}::int, ${response}, '' from taken)
        update ${webhooks} set failures = 0, last_success_at = ${at}, due_at = ${at}
        from taken where ${webhooks.id} = ${webhookId}`);
    },

    async addAttempt(values: NewAttempt): Promise<void> {
      await orm().insert(webhookAttempts).values(values);
    },
  };
}

/** Deliveries that processes take with a lease; what is not brought back in time is taken by another. Times are real ones. */
export const deliveryLease = (database: Database) => ({
  ...renderingLease(database),
  ...sendingLease(database),
});
