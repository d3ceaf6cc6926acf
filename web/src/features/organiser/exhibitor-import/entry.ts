import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'import',
  group: 'house',
  icon: 'booth',
  label: 'console.import',
  lead: 'console.import.lead',
  right: 'ADMINISTRATOR',
  messages: ['exhibitor-import', 'lists', 'records'],
  load: () => import('./index'),
};
