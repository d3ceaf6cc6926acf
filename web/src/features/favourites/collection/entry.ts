import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'collection',
  roles: ['visitor', 'exhibitor'],
  group: 'matching',
  icon: 'heart',
  label: 'centre.collection',
  lead: 'centre.collection.lead',
  messages: ['collection'],
  load: () => import('./index'),
};
