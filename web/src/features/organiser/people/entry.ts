import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'people',
  group: 'work',
  icon: 'user',
  label: 'console.people',
  lead: 'console.people.lead',
  right: 'ADMINISTRATOR',
  messages: ['people', 'records'],
  load: () => import('./index'),
};
