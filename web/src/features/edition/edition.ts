/** What the organiser sets for one edition of the exhibition, in the language of the page. */
export interface Edition {
  name: string;
  /** Calendar days in Shanghai, `2025-08-27`. */
  openingDate: string;
  closingDate: string;
  venue: string;
  organiser: string;
  /** Figures of the last edition. */
  counters: { areaSqm: number; visitors: number; exhibitors: number; countries: number };
  /** The clock that every deadline asks; a demo clock says so in the footer. */
  clock: { now: string; demo: boolean };
}
