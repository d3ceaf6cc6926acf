import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'numbers',
  group: 'work',
  icon: 'chart',
  label: 'numbers.menu',
  lead: 'numbers.menu.lead',
  messages: ['numbers', 'day-range'],
  load: () => import('./index'),
};
