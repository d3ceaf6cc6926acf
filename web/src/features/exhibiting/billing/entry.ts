import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'billing',
  roles: ['exhibitor'],
  group: 'account',
  icon: 'receipt',
  label: 'billing.menu',
  lead: 'billing.menu.lead',
  messages: ['billing'],
  load: () => import('./index'),
};
