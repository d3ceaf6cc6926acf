import type { ApiKeyScope } from '../../gql/types';

/** Scopes that every key may have. */
export const publicScopes: readonly ApiKeyScope[] = [
  'READ_EXHIBITORS',
  'READ_PRODUCTS',
  'READ_POSTS',
  'READ_NEWS',
  'READ_EVENTS',
  'READ_VIDEOS',
];

/** Scopes that keys of exhibitors may have besides. */
export const ownScopes: readonly ApiKeyScope[] = [
  'READ_OWN_PRODUCTS',
  'READ_OWN_CONSULTATIONS',
  'READ_OWN_LEADS',
];

export const exhibitorScopes: readonly ApiKeyScope[] = [...publicScopes, ...ownScopes];

/** The scope as the answers of the interface name it: `read:own-leads`. */
export const scopeCode = (scope: ApiKeyScope): string =>
  scope.toLowerCase().replace('_', ':').replaceAll('_', '-');
