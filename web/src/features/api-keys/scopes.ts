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

/** Scopes that keys of partners may have besides: of what they may do beside reading. */
export const actingScopes: readonly ApiKeyScope[] = ['MANAGE_WEBHOOKS', 'WRITE_EXHIBITORS'];

export const exhibitorScopes: readonly ApiKeyScope[] = [...publicScopes, ...ownScopes];

export const partnerScopes: readonly ApiKeyScope[] = [...publicScopes, ...actingScopes];

/** Every scope, whoever the key belongs to. */
export const allScopes: readonly ApiKeyScope[] = [...exhibitorScopes, ...actingScopes];

/** Parts of a list of scopes: what everybody may read, what a company has for itself, what partners may do. */
export type ScopePart = 'acting' | 'own' | 'public';

const parts: Record<ScopePart, readonly ApiKeyScope[]> = {
  public: publicScopes,
  own: ownScopes,
  acting: actingScopes,
};

/** The scopes that are offered, by their parts; a part of which none is offered is left out. */
export function scopeParts(
  offered: readonly ApiKeyScope[],
): { part: ScopePart; values: readonly ApiKeyScope[] }[] {
  return (['public', 'own', 'acting'] as const)
    .map((part) => ({ part, values: parts[part].filter((scope) => offered.includes(scope)) }))
    .filter(({ values }) => values.length > 0);
}

/** The scope as the answers of the interface name it: `read:own-leads`. */
export const scopeCode = (scope: ApiKeyScope): string =>
  scope.toLowerCase().replace('_', ':').replaceAll('_', '-');
