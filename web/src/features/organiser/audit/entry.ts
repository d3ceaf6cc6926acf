import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'log',
  group: 'house',
  icon: 'file',
  label: 'console.log',
  lead: 'console.log.lead',
  right: 'ADMINISTRATOR',
  messages: ['audit'],
  load: () => import('./index'),
};
