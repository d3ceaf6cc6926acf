import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'import',
  group: 'house',
  icon: 'upload',
  label: 'exhibitor-import.menu',
  lead: 'exhibitor-import.menu.lead',
  right: 'ADMINISTRATOR',
  messages: ['exhibitor-import', 'lists', 'records'],
  load: () => import('./index'),
};
