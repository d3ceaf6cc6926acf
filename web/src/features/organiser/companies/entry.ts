import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'companies',
  group: 'work',
  icon: 'building',
  label: 'companies.menu',
  lead: 'companies.menu.lead',
  right: 'ADMINISTRATOR',
  messages: ['companies', 'records'],
  load: () => import('./index'),
};
