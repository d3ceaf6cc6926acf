import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'meeting',
  roles: ['visitor'],
  group: 'matching',
  icon: 'calendar',
  label: 'centre.meeting',
  lead: 'centre.meeting.lead',
  messages: ['registrations', 'custom-fields'],
  load: () => import('./index'),
};
