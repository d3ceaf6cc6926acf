import { asc, count, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { eventRegistrations, events } from './tables.ts';

/** How full a conference is. */
export interface SignUpCount {
  id: string;
  titleCn: string;
  titleEn: string;
  signUps: number;
  /** None for any number. */
  seats: number | null;
}

/** Counts of sign-ups; the organiser's figures. */
export function eventNumbers(database: Database) {
  return {
    /** Conferences that people sign up for here, and those that somebody did sign up for, by code. */
    signUps: (): Promise<SignUpCount[]> =>
      database
        .orm()
        .select({
          id: events.id,
          titleCn: events.titleCn,
          titleEn: events.titleEn,
          seats: events.seats,
          signUps: count(eventRegistrations.id),
        })
        .from(events)
        .leftJoin(eventRegistrations, eq(eventRegistrations.eventId, events.id))
        .groupBy(events.id)
        .having(or(eq(events.signUpKind, 'form'), sql`${count(eventRegistrations.id)} > 0`))
        .orderBy(asc(events.code)),
  };
}
