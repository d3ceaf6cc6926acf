import type { CentreEntry } from '../centre';

export const entry: CentreEntry = {
  id: 'confirm',
  roles: ['visitor'],
  group: 'visit',
  icon: 'checkCircle',
  label: 'centre.confirm',
  lead: 'centre.confirm.lead',
  messages: ['coupons'],
  untilEnd: true,
  load: () => import('./index'),
};
