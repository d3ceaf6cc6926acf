import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'apply',
  roles: ['exhibitor'],
  group: 'company',
  icon: 'globe',
  label: 'centre.apply',
  lead: 'centre.apply.lead',
  messages: ['articles', 'editor', 'records', 'review', 'uploads'],
  load: () => import('./index'),
};
