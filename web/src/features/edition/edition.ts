import type { EditionQuery } from './edition.generated';

type FromServer = EditionQuery['edition'];

/** What the organiser sets for one edition of the exhibition, in the language of the page. */
export type Edition = Omit<FromServer, 'now' | 'isDemoClock'>;

/** The time that every deadline asks, as the server told it; it ticks on with the browser's clock. */
export interface EditionClock {
  isDemo: boolean;
  /** The time in the server's answer. */
  serverTime: Date;
  read: () => Date;
  /** The edition's time at a moment of the browser's clock, in milliseconds. */
  at: (moment: number) => Date;
}

/** The clock of the edition, set to what the server has just told. */
export function setClock({ now, isDemoClock }: Pick<FromServer, 'now' | 'isDemoClock'>): EditionClock {
  const serverTime = new Date(now);
  const ahead = serverTime.getTime() - Date.now();
  const at = (moment: number) => new Date(moment + ahead);
  return { isDemo: isDemoClock, serverTime, read: () => at(Date.now()), at };
}
