import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'people',
  group: 'work',
  icon: 'users',
  label: 'people.menu',
  lead: 'people.menu.lead',
  right: 'ADMINISTRATOR',
  messages: ['people', 'records'],
  load: () => import('./index'),
};
