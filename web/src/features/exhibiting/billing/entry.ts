import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'billing',
  roles: ['exhibitor'],
  group: 'account',
  icon: 'file',
  label: 'centre.billing',
  lead: 'centre.billing.lead',
  messages: ['billing'],
  load: () => import('./index'),
};
