import { defineSource } from '../../../context/source.ts';

/** Figures of the show. */
export const numbersSource = defineSource(({ consoleRest }) => ({
  /** @param query days of a range, yyyy-MM-dd; blank for open */
  read: (query: { from: string; until: string }) => consoleRest.get('/organiser/numbers', { query }),
}));
