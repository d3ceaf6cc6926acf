import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'matching',
  roles: ['exhibitor'],
  group: 'matching',
  icon: 'target',
  label: 'matching.menu',
  lead: 'matching.menu.lead',
  messages: ['matching', 'pairing', 'pairing-status', 'review'],
  load: () => import('./index'),
};
