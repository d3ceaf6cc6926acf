import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { StoredAnswer } from '../../forms/index.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import { eventRegistrations, events, liveEpisodes, meetings, overseasFairs } from './tables.ts';

export type MeetingRow = typeof meetings.$inferSelect;
export type EventRow = typeof events.$inferSelect & { meetings: MeetingRow[] };
export type EpisodeRow = typeof liveEpisodes.$inferSelect;
export type FairRow = typeof overseasFairs.$inferSelect;
export type RegistrationRow = typeof eventRegistrations.$inferSelect;

/** A sign-up to write. */
interface NewRegistration {
  eventId: string;
  accountId: string;
  formId: string;
  answers: StoredAnswer[];
  createdAt: Date;
}

const own = (accountId: string, id: string) =>
  and(eq(eventRegistrations.id, id), eq(eventRegistrations.accountId, accountId));

/** Reads and writes of events, their forms, and who takes part. */
export function eventStore(database: Database) {
  const orm = () => database.orm();

  /** The events with their sessions, in one read for all of them. */
  async function withMeetings(rows: (typeof events.$inferSelect)[]): Promise<EventRow[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const found = await orm()
      .select()
      .from(meetings)
      .where(inArray(meetings.eventId, ids))
      .orderBy(asc(meetings.startsAt), asc(meetings.id));
    return rows.map((row) => ({ ...row, meetings: found.filter(({ eventId }) => eventId === row.id) }));
  }

  return {
    /** By code; only the one where a code is given. */
    async list(code: string, { offset, limit }: PageRequest): Promise<Page<EventRow>> {
      const where = code === '' ? undefined : eq(events.code, code);
      const [rows, total] = await Promise.all([
        orm().select().from(events).where(where).orderBy(asc(events.code)).offset(offset).limit(limit),
        orm().$count(events, where),
      ]);
      return { records: await withMeetings(rows), total, totalIsEstimate: false };
    },

    async findAll(ids: string[]): Promise<EventRow[]> {
      if (ids.length === 0) return [];
      return withMeetings(await orm().select().from(events).where(inArray(events.id, ids)));
    },

    /** The event, held until the transaction ends: whoever counts places after this is alone with it. */
    async lock(id: string): Promise<EventRow | undefined> {
      const [found] = await withMeetings(
        await orm().select().from(events).where(eq(events.id, id)).for('update'),
      );
      return found;
    },

    /** A session with its event. */
    async meeting(id: string): Promise<{ event: EventRow; meeting: MeetingRow } | undefined> {
      const [row] = await orm()
        .select({ event: events, meeting: meetings })
        .from(meetings)
        .innerJoin(events, eq(events.id, meetings.eventId))
        .where(eq(meetings.id, id));
      return row && { event: { ...row.event, meetings: [row.meeting] }, meeting: row.meeting };
    },

    episodes: (): Promise<EpisodeRow[]> =>
      orm().select().from(liveEpisodes).orderBy(asc(liveEpisodes.rank), asc(liveEpisodes.id)),

    fairs: (): Promise<FairRow[]> =>
      orm().select().from(overseasFairs).orderBy(asc(overseasFairs.startsOn), asc(overseasFairs.id)),

    /** How many take part in each of some events; those that nobody takes part in are left out. */
    async taken(eventIds: string[]): Promise<Map<string, number>> {
      if (eventIds.length === 0) return new Map();
      const rows = await orm()
        .select({ eventId: eventRegistrations.eventId, taken: count() })
        .from(eventRegistrations)
        .where(inArray(eventRegistrations.eventId, eventIds))
        .groupBy(eventRegistrations.eventId);
      return new Map(rows.map(({ eventId, taken }) => [eventId, taken]));
    },

    /** @returns undefined when the account takes part already; waits for one that is just being written */
    async register(values: NewRegistration): Promise<RegistrationRow | undefined> {
      const [row] = await orm().insert(eventRegistrations).values(values).onConflictDoNothing().returning();
      return row;
    },

    async registrationFor(accountId: string, eventId: string): Promise<RegistrationRow | undefined> {
      const [row] = await orm()
        .select()
        .from(eventRegistrations)
        .where(and(eq(eventRegistrations.accountId, accountId), eq(eventRegistrations.eventId, eventId)));
      return row;
    },

    async registration(accountId: string, id: string): Promise<RegistrationRow | undefined> {
      const [row] = await orm().select().from(eventRegistrations).where(own(accountId, id));
      return row;
    },

    async registrations(accountId: string, { offset, limit }: PageRequest): Promise<Page<RegistrationRow>> {
      const where = eq(eventRegistrations.accountId, accountId);
      const [records, total] = await Promise.all([
        orm()
          .select()
          .from(eventRegistrations)
          .where(where)
          .orderBy(desc(eventRegistrations.createdAt), desc(eventRegistrations.id))
          .offset(offset)
          .limit(limit),
        orm().$count(eventRegistrations, where),
      ]);
      return { records, total, totalIsEstimate: false };
    },

    /** @returns whether it was there, and the account's own */
    async cancel(accountId: string, id: string): Promise<boolean> {
      const rows = await orm()
        .delete(eventRegistrations)
        .where(own(accountId, id))
        .returning({ id: eventRegistrations.id });
      return rows.length > 0;
    },
  };
}
