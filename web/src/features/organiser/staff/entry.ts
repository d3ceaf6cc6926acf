import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'staff',
  group: 'house',
  icon: 'shield',
  label: 'staff.menu',
  lead: 'staff.menu.lead',
  right: 'ADMINISTRATOR',
  messages: ['staff'],
  load: () => import('./index'),
};
