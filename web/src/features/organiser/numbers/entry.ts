import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'numbers',
  group: 'work',
  icon: 'chart',
  label: 'console.numbers',
  lead: 'console.numbers.lead',
  messages: ['numbers', 'day-range'],
  load: () => import('./index'),
};
