import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'door',
  group: 'work',
  icon: 'ticket',
  label: 'console.door',
  lead: 'console.door.lead',
  right: 'DOOR',
  messages: ['door', 'scanning'],
  load: () => import('./index'),
};
