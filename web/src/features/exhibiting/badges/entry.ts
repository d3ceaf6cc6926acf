import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'badges',
  roles: ['exhibitor'],
  group: 'company',
  icon: 'badge',
  label: 'badges.menu',
  lead: 'badges.menu.lead',
  messages: ['badges', 'records', 'review', 'uploads'],
  load: () => import('./index'),
};
