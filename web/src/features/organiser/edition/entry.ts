import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'edition',
  group: 'show',
  icon: 'calendar',
  label: 'console.edition',
  lead: 'console.edition.lead',
  right: 'EDITOR',
  messages: ['edition'],
  load: () => import('./index'),
};
