import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'keys',
  roles: ['exhibitor'],
  group: 'account',
  icon: 'key',
  label: 'keys.menu',
  lead: 'keys.menu.lead',
  messages: ['keys', 'api-keys'],
  load: () => import('./index'),
};
