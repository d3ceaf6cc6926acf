import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'journal',
  roles: ['exhibitor'],
  group: 'company',
  icon: 'file',
  label: 'centre.journal',
  lead: 'centre.journal.lead',
  messages: ['journal', 'review'],
  load: () => import('./index'),
};
