import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'operations',
  group: 'house',
  icon: 'pulse',
  label: 'operations.menu',
  lead: 'operations.menu.lead',
  right: 'ADMINISTRATOR',
  messages: ['operations'],
  load: () => import('./index'),
};
