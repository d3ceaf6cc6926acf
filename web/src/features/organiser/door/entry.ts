import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'door',
  group: 'work',
  icon: 'scan',
  label: 'door.menu',
  lead: 'door.menu.lead',
  right: 'DOOR',
  messages: ['door', 'scanning'],
  load: () => import('./index'),
};
