import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'advertising',
  roles: ['exhibitor'],
  group: 'services',
  icon: 'image',
  label: 'centre.advertising',
  lead: 'centre.advertising.lead',
  messages: ['advertising', 'records', 'review', 'uploads'],
  load: () => import('./index'),
};
