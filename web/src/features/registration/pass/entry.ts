import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'e-card',
  roles: ['visitor'],
  group: 'visit',
  icon: 'ticket',
  label: 'pass.menu',
  lead: 'pass.menu.lead',
  messages: ['pass'],
  load: () => import('./index'),
};
