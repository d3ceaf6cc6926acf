import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'journal',
  roles: ['exhibitor'],
  group: 'company',
  icon: 'book',
  label: 'journal.menu',
  lead: 'journal.menu.lead',
  messages: ['journal', 'review'],
  load: () => import('./index'),
};
