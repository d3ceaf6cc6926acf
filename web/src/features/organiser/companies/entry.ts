import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'companies',
  group: 'work',
  icon: 'booth',
  label: 'console.companies',
  lead: 'console.companies.lead',
  right: 'ADMINISTRATOR',
  messages: ['companies', 'records'],
  load: () => import('./index'),
};
