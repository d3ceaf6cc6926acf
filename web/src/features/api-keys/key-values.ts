import { keptDraft } from '../../forms';
import type { ApiKeyScope } from '../../gql/types';
import { isRecord } from '../../lib/objects';
import { allScopes } from './scopes';

/** The server takes no more origins for one key. */
export const MOST_ORIGINS = 20;

export const expiries = ['never', '30', '90', '365'] as const;
type Expiry = (typeof expiries)[number];

/** Fields of the form of a key. */
export interface KeyValues {
  name: string;
  kind: 'live' | 'test';
  scopes: ApiKeyScope[];
  /** One origin on each line. */
  origins: string;
  /** Days until it ends by itself, or never. */
  expiry: Expiry;
}

export const noKey: KeyValues = { name: '', kind: 'live', scopes: [], origins: '', expiry: 'never' };

/** Reads what the browser kept; whatever else is there is dropped. */
export function parseKeyValues(kept: unknown): KeyValues | null {
  if (!isRecord(kept)) return null;
  const { name, kind, scopes, origins, expiry } = kept;
  if (typeof name !== 'string' || typeof origins !== 'string' || !Array.isArray(scopes)) return null;
  return {
    name,
    kind: kind === 'test' ? 'test' : 'live',
    scopes: allScopes.filter((scope) => scopes.includes(scope)),
    origins,
    expiry: expiries.find((one) => one === expiry) ?? noKey.expiry,
  };
}

export const keyDraft = keptDraft('apiKey', parseKeyValues);

/** The origins of a field that has one on each line; blank lines are none. */
export const originsIn = (typed: string): string[] =>
  typed.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

/** Days until a key ends by itself; null: never. */
export const daysOf = (expiry: Expiry): number | null => (expiry === 'never' ? null : Number(expiry));
