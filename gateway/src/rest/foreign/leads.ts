import type { Adaptations } from '../adaptation.ts';

export const leads = {
  get: {
    '/app/exhibiting/leads': {
      instead: () => ({ records: [], total: 0, totalIsEstimate: false, size: 0, current: 1, pages: 0 }),
    },
    '/app/visitor/sharing': { instead: () => null },
  },
} satisfies Adaptations;
