/** What of a session says when it is: instants of the schema, which are Shanghai time. */
interface Timed {
  startsAt: string;
  endsAt: string;
}

/** Sessions of one day; `day` is `2025-08-27`, `room` where all of them are in one. */
export interface ProgrammeDay<Session> {
  day: string;
  room: string;
  sessions: Session[];
}

/** Puts sessions into days, in their order, with what the day has in common (MEET-003). */
export function byDay<Session extends Timed & { room: string }>(
  sessions: readonly Session[],
): ProgrammeDay<Session>[] {
  const days = new Map<string, Session[]>();
  for (const session of sessions) {
    const day = session.startsAt.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), session]);
  }
  return [...days].map(([day, ofDay]) => {
    const rooms = new Set(ofDay.map(({ room }) => room));
    const [room = ''] = rooms.size === 1 ? rooms : [];
    return { day, room, sessions: ofDay };
  });
}

/** `10:00–10:35`, Shanghai time as the schema has it. */
export const hoursOf = ({ startsAt, endsAt }: Timed): string =>
  `${startsAt.slice(11, 16)}–${endsAt.slice(11, 16)}`;
