import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'partners',
  group: 'house',
  icon: 'key',
  label: 'partners.menu',
  lead: 'partners.menu.lead',
  right: 'ADMINISTRATOR',
  messages: ['partners', 'api-keys', 'records'],
  load: () => import('./index'),
};
