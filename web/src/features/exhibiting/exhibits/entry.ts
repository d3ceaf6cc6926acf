import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'exhibits',
  roles: ['exhibitor'],
  group: 'company',
  icon: 'box',
  label: 'exhibits.menu',
  lead: 'exhibits.menu.lead',
  messages: ['exhibits', 'records', 'review', 'uploads', 'lists'],
  load: () => import('./index'),
};
