import type { EditionQuery } from './edition.generated';

type FromServer = EditionQuery['edition'];

/** What the organiser sets for one edition of the exhibition, in the language of the page. */
export type Edition = Omit<FromServer, 'now' | 'isDemoClock'>;

/** The time that every deadline asks, as the server told it. */
export interface EditionClock {
  now: string;
  isDemo: boolean;
  /** When it was told by the browser's clock: from then on both tick alike. */
  toldAt: number;
}

/** What time it is for the edition when this machine's clock stands at `machine`. */
export function readClock(clock: EditionClock, machine: number): Date {
  return new Date(Date.parse(clock.now) + machine - clock.toldAt);
}
