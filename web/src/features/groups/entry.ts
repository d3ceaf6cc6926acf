import type { CentreEntry } from '../centre';

export const entry: CentreEntry = {
  id: 'group',
  roles: ['visitor'],
  group: 'others',
  icon: 'booth',
  label: 'centre.groupVisit',
  lead: 'centre.groupVisit.lead',
  messages: ['groups', 'lists'],
  load: () => import('./index'),
};
