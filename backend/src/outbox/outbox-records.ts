import { and, count, desc, eq, isNotNull, isNull, max, min, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Page, PageRequest } from '../http/page.ts';
import { outgoing } from './tables.ts';

export type OutgoingRow = typeof outgoing.$inferSelect;
type Values = { [Column in keyof OutgoingRow]?: OutgoingRow[Column] | SQL };

/** Which messages somebody looks at: those that wait, those that were given up, or letters that came back. */
export type OutboxState = 'bounced' | 'failed' | 'waiting';

const matching = {
  waiting: and(isNull(outgoing.sentAt), isNull(outgoing.failedAt)),
  failed: and(isNull(outgoing.sentAt), isNotNull(outgoing.failedAt)),
  bounced: isNotNull(outgoing.bouncedAt),
};

/** Messages to people, as whoever runs the service looks at them. Their texts stay where they are. */
export function outboxRecords(database: Database) {
  const orm = () => database.orm();

  async function change(id: string, values: Values): Promise<OutgoingRow> {
    const [row] = await orm().update(outgoing).set(values).where(eq(outgoing.id, id)).returning();
    if (!row) throw new Error('a message that was locked is gone');
    return row;
  }

  return {
    /** A page of messages, the newest first. */
    async list(state: OutboxState, { offset, limit }: PageRequest): Promise<Page<OutgoingRow>> {
      const where = matching[state];
      const order = state === 'bounced' ? [desc(outgoing.bouncedAt), desc(outgoing.id)] : [desc(outgoing.id)];
      const [records, [total]] = await Promise.all([
        orm()
          .select()
          .from(outgoing)
          .where(where)
          .orderBy(...order)
          .limit(limit)
          .offset(offset),
        orm().select({ count: count() }).from(outgoing).where(where),
      ]);
      return { records, total: total?.count ?? 0, totalIsEstimate: false };
    },

    /** A message that has not been delivered, locked until the transaction ends; undefined where there is none. */
    async find(id: string): Promise<OutgoingRow | undefined> {
      const where = and(eq(outgoing.id, id), isNull(outgoing.sentAt));
      return (await orm().select().from(outgoing).where(where).for('update'))[0];
    },

    /** A letter that came back, locked until the transaction ends; undefined where there is none. */
    async findBounced(id: string): Promise<OutgoingRow | undefined> {
      const where = and(eq(outgoing.id, id), matching.bounced);
      return (await orm().select().from(outgoing).where(where).for('update'))[0];
    },

    /**
     * Has a message tried at once; one that was given up has all its attempts before it. One that a worker is delivering at
     * this moment is tried when its lease ends, unless it has been delivered by then: else it would be delivered twice. Its
     * number of attempts stays, for it tells that worker from the next.
     */
    again: (id: string, at: Date): Promise<OutgoingRow> =>
      change(id, {
        failedAt: null,
        attempts: sql`case when ${outgoing.failedAt} is null then ${outgoing.attempts} else 0 end`,
        dueAt: sql`greatest(${outgoing.leaseEndsAt}, ${at.toISOString()}::timestamptz)`,
      }),

    /** Gives a message up; a secret in it goes with it. */
    discard: (id: string, at: Date): Promise<OutgoingRow> =>
      change(id, {
        failedAt: at,
        lastError: 'discarded',
        body: sql`case when ${outgoing.isSecret} then '' else ${outgoing.body} end`,
        html: sql`case when ${outgoing.isSecret} then '' else ${outgoing.html} end`,
      }),

    /**
     * How many wait by channel, since when, and the code of a failure of one of them, null for none; channels for which none
     * waits are left out.
     */
    waiting: () =>
      orm()
        .select({
          channel: outgoing.channel,
          count: count(),
          oldest: min(outgoing.createdAt),
          lastError: max(sql`nullif(${outgoing.lastError}, '')`),
        })
        .from(outgoing)
        .where(matching.waiting)
        .groupBy(outgoing.channel),

    failedCount: (): Promise<number> => orm().$count(outgoing, matching.failed),
  };
}
