/** Scopes of what everybody may see on the site; a key needs them all the same. */
export const publicScopes = [
  'read:exhibitors',
  'read:products',
  'read:posts',
  'read:news',
  'read:events',
  'read:videos',
] as const;

/** Scopes of what a company has for itself; people's names and addresses are behind them. Keys of companies only. */
export const companyScopes = ['read:own-products', 'read:own-consultations', 'read:own-leads'] as const;

export const keyScopes = [...publicScopes, ...companyScopes] as const;

/** What a key may read. */
export type KeyScope = (typeof keyScopes)[number];
