import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'people',
  group: 'work',
  icon: 'user',
  label: 'people.menu',
  lead: 'people.menu.lead',
  right: 'ADMINISTRATOR',
  messages: ['people', 'records'],
  load: () => import('./index'),
};
