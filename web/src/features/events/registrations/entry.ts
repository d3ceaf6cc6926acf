import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'meeting',
  roles: ['visitor'],
  group: 'matching',
  icon: 'calendar',
  label: 'registrations.menu',
  lead: 'registrations.menu.lead',
  messages: ['registrations', 'custom-fields'],
  load: () => import('./index'),
};
