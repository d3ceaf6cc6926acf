import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'password',
  roles: ['visitor', 'exhibitor'],
  group: 'account',
  icon: 'lock',
  label: 'centre.password',
  lead: 'centre.password.lead',
  messages: ['password'],
  load: () => import('./index'),
};
