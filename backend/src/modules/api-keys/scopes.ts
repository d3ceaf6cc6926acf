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

/** Scopes of what a partner may do beside reading. Keys of partners only. */
export const partnerScopes = ['manage:webhooks', 'write:exhibitors'] as const;

export const keyScopes = [...publicScopes, ...companyScopes, ...partnerScopes] as const;

/** What a key may read or do. */
export type KeyScope = (typeof keyScopes)[number];
