import type { CentreEntry } from '../centre';

export const entry: CentreEntry = {
  id: 'group',
  roles: ['visitor'],
  group: 'others',
  icon: 'users',
  label: 'groups.menu',
  lead: 'groups.menu.lead',
  messages: ['groups', 'lists', 'others'],
  load: () => import('./index'),
};
