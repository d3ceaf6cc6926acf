import { and, eq, sql, type SQL } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import type { Database } from '../../db/database.ts';
import { LEASE_MS, RENDER_LEASE_MS, RENDERED_AT_ONCE, RENDERED_OF_ONE, WIDTH } from './limits.ts';
import { webhookAttempts, webhookDeliveries, webhooks } from './tables.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type NewDelivery = typeof webhookDeliveries.$inferInsert;
export type NewAttempt = typeof webhookAttempts.$inferInsert;

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

    /** Keeps a body that was made. @returns false where another gateway has it by now, or nobody waits for it any more */
    async keepBody(
      { id, attempt }: { id: string; attempt: number },
      body: string,
      now: Date,
    ): Promise<boolean> {
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
              where f.webhook_id = w.id and f.state = 'ready' and f.leased_until > ${at}))
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

/** Deliveries that processes take with a lease; what is not brought back in time is taken by another. Times are real ones. */
export const deliveryLease = (database: Database) => ({
  ...renderingLease(database),
  ...sendingLease(database),
});
