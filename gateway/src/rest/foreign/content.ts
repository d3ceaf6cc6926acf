import type { Adaptations } from '../adaptation.ts';

/** Lists that no server of the specification has: they are empty then. */
export const content = {
  get: {
    '/app/content/newsletters': { instead: () => [] },
    '/app/content/blocks/{section}': { instead: () => [] },
    '/app/events/overseas-fairs': { instead: () => [] },
    '/app/exhibiting/dict/waysToKnow': { instead: () => [] },
  },
} satisfies Adaptations;
