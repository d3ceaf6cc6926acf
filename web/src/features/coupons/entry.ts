import type { CentreEntry } from '../centre';

export const entry: CentreEntry = {
  id: 'confirm',
  roles: ['visitor'],
  group: 'visit',
  icon: 'tag',
  label: 'coupons.menu',
  lead: 'coupons.menu.lead',
  messages: ['coupons'],
  untilEnd: true,
  load: () => import('./index'),
};
