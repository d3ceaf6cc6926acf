import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'matching',
  roles: ['exhibitor'],
  group: 'matching',
  icon: 'search',
  label: 'centre.matching',
  lead: 'centre.matching.lead',
  messages: ['matching', 'pairing', 'review'],
  load: () => import('./index'),
};
