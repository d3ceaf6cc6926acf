import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'register',
  roles: ['visitor'],
  group: 'visit',
  icon: 'user',
  label: 'centre.register',
  lead: 'centre.register.lead',
  messages: ['others'],
  untilEnd: true,
  load: () => import('./index'),
};
