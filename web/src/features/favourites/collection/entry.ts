import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'collection',
  roles: ['visitor', 'exhibitor'],
  group: 'matching',
  icon: 'heart',
  label: 'collection.menu',
  lead: 'collection.menu.lead',
  messages: ['collection'],
  load: () => import('./index'),
};
