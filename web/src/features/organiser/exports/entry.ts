import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'exports',
  group: 'house',
  icon: 'download',
  label: 'console.exports',
  lead: 'console.exports.lead',
  right: 'ADMINISTRATOR',
  messages: ['exports', 'day-range'],
  load: () => import('./index'),
};
