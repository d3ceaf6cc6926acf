import { defineSource } from '../../../context/source.ts';

/** Lists that can be taken away. */
export const exportSource = defineSource(({ consoleRest }) => ({
  /** @param query days of a range, yyyy-MM-dd; blank for open */
  list: (query: { from: string; until: string }) => consoleRest.get('/organiser/exports', { query }),
}));
