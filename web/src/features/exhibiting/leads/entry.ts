import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'leads',
  roles: ['exhibitor'],
  group: 'matching',
  icon: 'camera',
  label: 'centre.leads',
  lead: 'centre.leads.lead',
  messages: ['leads', 'scanning', 'records'],
  load: () => import('./index'),
};
