import type { Wakes } from '../repeatedly.ts';
import type { Live } from './live.ts';

/** What the triggers of `migrations/0022_tell_work.sql` publish; `table` is the name of the changed table. */
const TOPIC = 'work';

/** Changes of tables with work, as periodic jobs hear of them. */
export const wakesOf = (live: Live): Wakes => ({
  isReceiving: () => live.isReceiving(),
  subscribe: (onChange) =>
    live.subscribe(
      ({ topic, table }) => {
        if (topic === TOPIC && typeof table === 'string') onChange(table);
      },
      () => onChange(),
    ),
});
