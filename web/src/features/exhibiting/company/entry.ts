import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'company',
  roles: ['exhibitor'],
  group: 'company',
  icon: 'building',
  label: 'company.menu',
  lead: 'company.menu.lead',
  messages: ['company', 'uploads'],
  load: () => import('./index'),
};
