import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'password',
  roles: ['visitor', 'exhibitor'],
  group: 'account',
  icon: 'lock',
  label: 'password.menu',
  lead: 'password.menu.lead',
  messages: ['password'],
  load: () => import('./index'),
};
