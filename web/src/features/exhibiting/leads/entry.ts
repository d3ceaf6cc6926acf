import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'leads',
  roles: ['exhibitor'],
  group: 'matching',
  icon: 'scan',
  label: 'leads.menu',
  lead: 'leads.menu.lead',
  messages: ['leads', 'scanning', 'records'],
  load: () => import('./index'),
};
