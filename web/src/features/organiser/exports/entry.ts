import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'exports',
  group: 'house',
  icon: 'download',
  label: 'exports.menu',
  lead: 'exports.menu.lead',
  right: 'ADMINISTRATOR',
  messages: ['exports', 'day-range'],
  load: () => import('./index'),
};
