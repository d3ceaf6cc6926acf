import type { Adaptations } from '../adaptation.ts';

export const staff = {
  get: {
    // Where the server knows no other way in, passwords are the one.
    '/organiser/login/options': { instead: () => ({ provider: null, acceptsPasswords: true }) },
  },
} satisfies Adaptations;
