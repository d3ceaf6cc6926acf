import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'advertising',
  roles: ['exhibitor'],
  group: 'services',
  icon: 'megaphone',
  label: 'advertising.menu',
  lead: 'advertising.menu.lead',
  messages: ['advertising', 'records', 'review', 'uploads'],
  load: () => import('./index'),
};
