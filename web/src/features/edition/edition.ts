import type { EditionQuery } from './edition.generated';

type FromServer = EditionQuery['edition'];

/** What the organiser sets for one edition of the exhibition, in the language of the page. */
export type Edition = Omit<FromServer, 'now' | 'isDemoClock'>;

/** The time that every deadline asks, as the server told it; it ticks on with the browser's clock. */
export interface EditionClock {
  isDemo: boolean;
  /** When the server told it. */
  toldAs: Date;
  read: () => Date;
}

/** The clock of the edition, set to what the server has just told. */
export function setClock({ now, isDemoClock }: Pick<FromServer, 'now' | 'isDemoClock'>): EditionClock {
  const toldAs = new Date(now);
  const ahead = toldAs.getTime() - Date.now();
  return { isDemo: isDemoClock, toldAs, read: () => new Date(Date.now() + ahead) };
}
