import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import { eventRegistrationStore } from './registration-store.ts';
import { events, liveEpisodes, meetings, overseasFairs } from './tables.ts';

export type MeetingRow = typeof meetings.$inferSelect;
export type EventRow = typeof events.$inferSelect & { meetings: MeetingRow[] };
export type EpisodeRow = typeof liveEpisodes.$inferSelect;
export type FairRow = typeof overseasFairs.$inferSelect;

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
    ...eventRegistrationStore(database),

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
  };
}

export type EventStore = ReturnType<typeof eventStore>;
