import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'pairing',
  roles: ['exhibitor'],
  group: 'matching',
  icon: 'checkCircle',
  label: 'centre.pairing',
  lead: 'centre.pairing.lead',
  messages: ['pairing', 'review'],
  load: () => import('./index'),
};
