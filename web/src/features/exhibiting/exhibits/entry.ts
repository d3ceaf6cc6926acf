import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'exhibits',
  roles: ['exhibitor'],
  group: 'company',
  icon: 'image',
  label: 'centre.exhibits',
  lead: 'centre.exhibits.lead',
  messages: ['exhibits', 'records', 'review', 'uploads', 'lists'],
  load: () => import('./index'),
};
