import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'staff',
  group: 'house',
  icon: 'user',
  label: 'console.staff',
  lead: 'console.staff.lead',
  right: 'ADMINISTRATOR',
  messages: ['staff'],
  load: () => import('./index'),
};
