import type { FormPayload } from '../../forms';
import type { ApiKeyScope } from '../../gql/types';

/** What can be changed about a key. */
export interface KeyChange {
  name: string;
  scopes: ApiKeyScope[];
  origins: string[];
}

export interface NewKey extends KeyChange {
  isTest: boolean;
  /** Null: it does not end by itself. */
  expiresInDays: number | null;
}

interface IssuePayload extends FormPayload {
  /** The key itself; null when it failed. */
  key: string | null;
  apiKey: { name: string; scopes: readonly ApiKeyScope[] } | null;
}

type Answer<Payload> = Promise<Payload | null | undefined>;

/** The mutations of whoever the keys belong to; each shows its outcome in the list. */
export interface KeyCalls {
  createKey: (key: NewKey) => Answer<IssuePayload>;
  changeKey: (id: string, change: KeyChange) => Answer<FormPayload>;
  rotateKey: (id: string, overlapHours: number) => Answer<IssuePayload>;
  revokeKey: (id: string) => Answer<FormPayload>;
}
