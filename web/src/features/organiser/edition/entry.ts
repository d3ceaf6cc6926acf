import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'edition',
  group: 'show',
  icon: 'calendar',
  label: 'edition.menu',
  lead: 'edition.menu.lead',
  right: 'EDITOR',
  messages: ['edition'],
  load: () => import('./index'),
};
