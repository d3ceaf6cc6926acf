import type { CentreEntry } from './entry';

const both = ['visitor', 'exhibitor'] as const;

/**
 * The entries of both centres, in the order of the menu: one line for each panel. The panel's module exports
 * `Component` and, where it reads something, `loader` (entry.ts says what they get).
 */
// prettier-ignore
export const entries: readonly CentreEntry[] = [
  { id: 'consult', roles: both, group: 'matching', icon: 'chat', label: 'centre.consult', lead: 'centre.consult.lead', messages: ['threads'], load: () => import('../consultations/threads') },
  { id: 'collection', roles: both, group: 'matching', icon: 'heart', label: 'centre.collection', lead: 'centre.collection.lead', messages: ['collection'], load: () => import('../favourites/collection') },
  { id: 'purchase', roles: both, group: 'matching', icon: 'file', label: 'centre.purchase', lead: 'centre.purchase.lead', messages: ['demands', 'sourcing'], opensOn: 'publish-demand', opensAt: { view: 'add' }, load: () => import('../sourcing/demands') },
  { id: 'password', roles: both, group: 'account', icon: 'lock', label: 'centre.password', lead: 'centre.password.lead', messages: ['password'], load: () => import('../identity/password') },
];
