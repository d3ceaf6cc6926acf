import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'consult',
  roles: ['visitor', 'exhibitor'],
  group: 'matching',
  icon: 'chat',
  label: 'threads.menu',
  lead: 'threads.menu.lead',
  messages: ['threads', 'uploads', 'received-pairings', 'pairing-status'],
  load: () => import('./index'),
};
