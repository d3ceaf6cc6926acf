import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'e-card',
  roles: ['visitor'],
  group: 'visit',
  icon: 'ticket',
  label: 'centre.e-card',
  lead: 'centre.e-card.lead',
  messages: ['pass'],
  load: () => import('./index'),
};
