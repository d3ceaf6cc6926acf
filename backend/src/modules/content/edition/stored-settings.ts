import type { KeptSettings } from '../contract.ts';

/** Settings of an edition as they were stored: those that somebody settled. */
export type StoredSettings = Partial<Omit<KeptSettings, 'addresses' | 'addressUse' | 'badges'>> & {
  addresses?: Partial<KeptSettings['addresses']>;
  addressUse?: Partial<KeptSettings['addressUse']>;
  badges?: Partial<KeptSettings['badges']>;
};
