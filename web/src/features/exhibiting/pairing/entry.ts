import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'pairing',
  roles: ['exhibitor'],
  group: 'matching',
  icon: 'link',
  label: 'pairing.menu',
  lead: 'pairing.menu.lead',
  messages: ['pairing', 'pairing-status', 'review'],
  load: () => import('./index'),
};
