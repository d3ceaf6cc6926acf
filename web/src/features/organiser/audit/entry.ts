import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'log',
  group: 'house',
  icon: 'clock',
  label: 'audit.menu',
  lead: 'audit.menu.lead',
  right: 'ADMINISTRATOR',
  messages: ['audit'],
  load: () => import('./index'),
};
