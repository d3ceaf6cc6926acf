import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'manual',
  roles: ['exhibitor'],
  group: 'services',
  icon: 'checklist',
  label: 'manual.menu',
  lead: 'manual.menu.lead',
  messages: ['manual', 'custom-fields', 'records', 'review', 'uploads'],
  load: () => import('./index'),
};
