import type { Schemas } from '../../rest/operations.ts';
import type { ApiKeyScope } from '../../schema/resolvers.generated.ts';

type ScopeCode = Schemas['ApiKey']['scopes'][number];

const codes: Record<ApiKeyScope, ScopeCode> = {
  READ_EXHIBITORS: 'read:exhibitors',
  READ_PRODUCTS: 'read:products',
  READ_POSTS: 'read:posts',
  READ_NEWS: 'read:news',
  READ_EVENTS: 'read:events',
  READ_VIDEOS: 'read:videos',
  READ_OWN_PRODUCTS: 'read:own-products',
  READ_OWN_CONSULTATIONS: 'read:own-consultations',
  READ_OWN_LEADS: 'read:own-leads',
  MANAGE_WEBHOOKS: 'manage:webhooks',
  WRITE_EXHIBITORS: 'write:exhibitors',
};

const isScope = (name: string): name is ApiKeyScope => Object.hasOwn(codes, name);
const all = Object.keys(codes).filter(isScope);

/** Scopes as the REST contract names them. */
export const scopeCodes = (scopes: readonly ApiKeyScope[]): ScopeCode[] =>
  scopes.map((scope) => codes[scope]);

/** Scopes as the schema names them; one that is not known here is left out. */
export const scopeValues = (known: readonly ScopeCode[]): ApiKeyScope[] =>
  all.filter((scope) => known.includes(codes[scope]));
