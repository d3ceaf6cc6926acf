import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Channel, Delivery, Message } from './message.ts';
import { outgoing } from './tables.ts';

/** A message that this process may deliver until its lease ends. */
export interface Claimed extends Delivery {
  /** This one included. Tells a worker whose lease has ended from the one that took over. */
  attempt: number;
}

export const waiting = and(isNull(outgoing.sentAt), isNull(outgoing.failedAt));

/** A secret's text leaves the table with its last attempt; other texts stay. */
export const textAfterwards = {
  body: sql`case when ${outgoing.isSecret} then '' else ${outgoing.body} end`,
  html: sql`case when ${outgoing.isSecret} then '' else ${outgoing.html} end`,
};

/** When the next message of these channels falls due; undefined where none waits. */
const nextDueIn =
  (database: Database) =>
  async (channels: readonly Channel[]): Promise<Date | undefined> => {
    const [row] = await database
      .orm()
      .select({ dueAt: outgoing.dueAt })
      .from(outgoing)
      .where(and(waiting, inArray(outgoing.channel, [...channels])))
      .orderBy(outgoing.dueAt)
      .limit(1);
    return row?.dueAt;
  };

/**
 * Reads and writes of the messages that wait. Each is one statement, because the embedded database has one
 * connection for everything.
 */
export function outboxQueue(database: Database) {
  /** The row as long as nobody has taken over and nothing has been decided. */
  const stillMine = ({ id, attempt }: Claimed) =>
    and(eq(outgoing.id, id), eq(outgoing.attempts, attempt), waiting);

  return {
    nextDue: nextDueIn(database),

    async add(message: Message & { requestId: string }, at: Date): Promise<void> {
      await database
        .orm()
        .insert(outgoing)
        .values({ ...message, createdAt: at, dueAt: at });
    },

    /**
     * Takes up to `limit` messages that are due: first those with a code or a ticket, which somebody waits for and which
     * runs out, also behind a letter to thousands; then the longest due first. Rows that another backend is just taking
     * are skipped; `due_at` is moved on to the end of the lease, so a dead worker's messages come up again.
     */
    async claim(channel: Channel, limit: number, now: Date, leaseEnds: Date): Promise<Claimed[]> {
      const orm = database.orm();
      const due = orm.$with('due').as(
        orm
          .select({ id: outgoing.id })
          .from(outgoing)
          .where(and(waiting, lte(outgoing.dueAt, now), eq(outgoing.channel, channel)))
          .orderBy(desc(outgoing.isSecret), asc(outgoing.dueAt), asc(outgoing.id))
          .limit(limit)
          .for('update', { skipLocked: true }),
      );
      const rows = await orm
        .with(due)
        .update(outgoing)
        .set({ dueAt: leaseEnds, leaseEndsAt: leaseEnds, attempts: sql`${outgoing.attempts} + 1` })
        .where(inArray(outgoing.id, orm.select({ id: due.id }).from(due)))
        .returning();
      return rows.map(
        ({ id, recipient, language, subject, body, html, attachments, isSecret, attempts, requestId }) => ({
          id,
          requestId,
          channel,
          recipient,
          subject,
          body,
          html,
          attachments,
          isSecret,
          language: language === 'EN' ? 'EN' : 'ZH',
          attempt: attempts,
        }),
      );
    },

    /** Delivered is delivered, whoever holds the lease by now. */
    async sent({ id }: Claimed, at: Date): Promise<void> {
      await database
        .orm()
        .update(outgoing)
        .set({
          sentAt: at,
          failedAt: null,
          leaseEndsAt: null,
          lastError: '',
          attachments: [],
          ...textAfterwards,
        })
        .where(eq(outgoing.id, id));
    },

    /** To be tried again at `dueAt`. */
    async postpone(message: Claimed, dueAt: Date, lastError: string): Promise<void> {
      await database
        .orm()
        .update(outgoing)
        .set({ dueAt, leaseEndsAt: null, lastError })
        .where(stillMine(message));
    },

    /** Not tried at all: due again later, and the attempt does not count. */
    async putBack(message: Claimed, dueAt: Date, reason: string): Promise<void> {
      await database
        .orm()
        .update(outgoing)
        .set({ dueAt, leaseEndsAt: null, lastError: reason, attempts: message.attempt - 1 })
        .where(stillMine(message));
    },

    /** Not to be tried again. */
    async giveUp(message: Claimed, at: Date, lastError: string): Promise<void> {
      await database
        .orm()
        .update(outgoing)
        .set({ failedAt: at, leaseEndsAt: null, lastError, ...textAfterwards })
        .where(stillMine(message));
    },
  };
}

export type OutboxQueue = ReturnType<typeof outboxQueue>;
