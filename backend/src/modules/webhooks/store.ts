import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import type { Database } from '../../db/database.ts';
import { isStorable } from '../../http/ids.ts';
import { webhooks } from './tables.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
/** What deliveries of an address are signed with, sealed. */
export type SealedSecrets = Pick<WebhookRow, 'id' | 'oldSecret' | 'secret'>;
export type WebhookValues = Partial<typeof webhooks.$inferInsert>;

/** How many deliveries an address has. */
export interface Counts {
  waiting: number;
  delivered: number;
  failed: number;
}

const none: Counts = { waiting: 0, delivered: 0, failed: 0 };

/** Reads and writes of addresses. Times are real ones. */
export function webhookStore(database: Database) {
  const orm = () => database.orm();

  async function change(id: string, values: WebhookValues): Promise<WebhookRow> {
    const [row] = await orm().update(webhooks).set(values).where(eq(webhooks.id, id)).returning();
    if (!row) throw new Error('a webhook that was changed is there');
    return row;
  }

  return {
    /** Of a partner, the newest first. */
    list: (partnerId: string): Promise<WebhookRow[]> =>
      orm().select().from(webhooks).where(eq(webhooks.partnerId, partnerId)).orderBy(desc(webhooks.id)),

    /** One of a partner; undefined where the partner has none with this id. */
    async find(partnerId: string, id: string): Promise<WebhookRow | undefined> {
      if (!isStorable(id)) return undefined;
      return (await orm().select().from(webhooks).where(ofPartner(partnerId, id)))[0];
    },

    /** The same, locked until the transaction ends. */
    async lock(partnerId: string, id: string): Promise<WebhookRow | undefined> {
      if (!isStorable(id)) return undefined;
      return (await orm().select().from(webhooks).where(ofPartner(partnerId, id)).for('update'))[0];
    },

    count: (partnerId: string): Promise<number> => orm().$count(webhooks, eq(webhooks.partnerId, partnerId)),

    async add(values: typeof webhooks.$inferInsert): Promise<WebhookRow> {
      const [row] = await orm().insert(webhooks).values(values).returning();
      if (!row) throw new Error('a webhook that was added is there');
      return row;
    },

    change,

    /** The secrets of all, sealed. */
    secrets: (): Promise<SealedSecrets[]> =>
      orm()
        .select({ id: webhooks.id, secret: webhooks.secret, oldSecret: webhooks.oldSecret })
        .from(webhooks),

    /** Writes secrets that were sealed anew, unless they have changed meanwhile. */
    async sealSecrets({ id, secret }: SealedSecrets, after: Omit<SealedSecrets, 'id'>): Promise<void> {
      await orm()
        .update(webhooks)
        .set(after)
        .where(and(eq(webhooks.id, id), eq(webhooks.secret, secret)));
    },

    async remove(id: string): Promise<void> {
      await orm().delete(webhooks).where(eq(webhooks.id, id));
    },

    /**
     * All that are called, by id, as they stay until the transaction ends: one that is paused meanwhile gets no delivery
     * that its pause does not know of.
     */
    active: (): Promise<WebhookRow[]> =>
      orm().select().from(webhooks).where(isNull(webhooks.pauseReason)).orderBy(webhooks.id).for('share'),

    /** Those with these ids that are there. */
    readAll: async (ids: readonly string[]): Promise<WebhookRow[]> =>
      ids.length === 0 ? [] : orm().select().from(webhooks).where(anyOf(webhooks.id, ids)),

    /** One of whatever partner, locked until the transaction ends; undefined where it is gone. */
    locked: async (id: string): Promise<WebhookRow | undefined> =>
      (await orm().select().from(webhooks).where(eq(webhooks.id, id)).for('update'))[0],

    /** How many deliveries each of them has that wait, or ended since an instant. */
    async counts(ids: readonly string[], since: Date): Promise<Map<string, Counts>> {
      if (ids.length === 0) return new Map();
      const { rows } = await orm().execute<{ id: string } & Counts & Record<string, unknown>>(sql`
        select w.id::text, waiting.n::int as waiting, ended.delivered::int, ended.failed::int
        from ${webhooks} w
        cross join lateral (
          select count(*) as n from webhook_delivery d
          where d.webhook_id = w.id and d.state in ('new', 'ready')) waiting
        cross join lateral (
          select count(*) filter (where d.state = 'delivered') as delivered,
            count(*) filter (where d.state = 'failed') as failed
          from webhook_delivery d where d.webhook_id = w.id and d.finished_at >= ${since.toISOString()}::timestamptz) ended
        where w.id = any(${sql.param(ids)}::bigint[])`);
      return new Map(rows.map(({ id, waiting, delivered, failed }) => [id, { waiting, delivered, failed }]));
    },
  };
}

/** The counts of an address that {@link webhookStore} has counted. */
export const countsOf = (counted: Map<string, Counts>, id: string): Counts => counted.get(id) ?? none;

const ofPartner = (partnerId: string, id: string): SQL | undefined =>
  and(eq(webhooks.id, id), eq(webhooks.partnerId, partnerId));

export type WebhookStore = ReturnType<typeof webhookStore>;
