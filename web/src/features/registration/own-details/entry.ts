import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'my-data',
  roles: ['visitor'],
  group: 'account',
  icon: 'user',
  label: 'own-details.menu',
  lead: 'own-details.menu.lead',
  messages: ['own-details', 'registration'],
  load: () => import('./index'),
};
