import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'register',
  roles: ['visitor'],
  group: 'visit',
  icon: 'userPlus',
  label: 'others.menu',
  lead: 'others.menu.lead',
  messages: ['others'],
  untilEnd: true,
  load: () => import('./index'),
};
