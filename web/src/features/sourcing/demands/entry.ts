import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'purchase',
  roles: ['visitor', 'exhibitor'],
  group: 'matching',
  icon: 'cart',
  label: 'demands.menu',
  lead: 'demands.menu.lead',
  messages: ['demands', 'sourcing', 'records', 'review', 'uploads', 'received-pairings', 'pairing-status'],
  opensOn: 'publish-demand',
  opensAt: { view: 'add' },
  load: () => import('./index'),
};
