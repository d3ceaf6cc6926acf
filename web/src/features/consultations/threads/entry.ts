import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'consult',
  roles: ['visitor', 'exhibitor'],
  group: 'matching',
  icon: 'chat',
  label: 'threads.menu',
  lead: 'threads.menu.lead',
  messages: ['threads', 'received-pairings', 'pairing-status'],
  load: () => import('./index'),
};
