import { shanghaiText } from '../../clock/clock.ts';
import type { ApiKey } from './contract.ts';
import type { KeyRow } from './store.ts';

/** The times by which keys are kept and told. */
export interface KeyTimes {
  /** The real time: keys end by it. */
  now: () => Date;
  /** What people see as the time of what was done. */
  recordTime: () => Date;
}

/** A real time as people see it. */
export const shownTime = (at: Date, { now, recordTime }: KeyTimes): Date =>
  new Date(at.getTime() - now().getTime() + recordTime().getTime());

function stateOf({ revokedAt, expiresAt }: KeyRow, now: Date): ApiKey['state'] {
  if (revokedAt) return 'revoked';
  return expiresAt && expiresAt <= now ? 'expired' : 'active';
}

/** A key as people see it. */
export function toApiKey(row: KeyRow, times: KeyTimes): ApiKey {
  const { id, name, isTest, beginning, scopes, origins, createdAt, expiresAt, revokedAt, lastUsedAt } = row;
  return {
    id,
    name,
    isTest,
    beginning,
    scopes,
    origins,
    state: stateOf(row, times.now()),
    createTime: shanghaiText(createdAt),
    expireTime: expiresAt && shanghaiText(shownTime(expiresAt, times)),
    revokeTime: revokedAt && shanghaiText(revokedAt),
    lastUseTime: lastUsedAt && shanghaiText(lastUsedAt),
  };
}
