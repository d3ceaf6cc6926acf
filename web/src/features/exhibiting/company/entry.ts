import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'company',
  roles: ['exhibitor'],
  group: 'company',
  icon: 'booth',
  label: 'centre.company',
  lead: 'centre.company.lead',
  messages: ['company', 'uploads'],
  load: () => import('./index'),
};
