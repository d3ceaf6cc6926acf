import type { ApiKeyResolvers } from '../../schema/resolvers.generated.ts';
import { valueOf } from '../enum-codes.ts';
import { isoInstant } from '../page.ts';
import { scopeValues } from './scopes.ts';

const optional = (time: string | null): string | null => time && isoInstant(time);

export const ApiKey: ApiKeyResolvers = {
  scopes: ({ scopes }) => scopeValues(scopes),
  state: ({ state }) => valueOf(state),
  createdAt: ({ createTime }) => isoInstant(createTime),
  expiresAt: ({ expireTime }) => optional(expireTime),
  revokedAt: ({ revokeTime }) => optional(revokeTime),
  lastUsedAt: ({ lastUseTime }) => optional(lastUseTime),
};
