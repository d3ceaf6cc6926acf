import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'review',
  group: 'work',
  icon: 'checkCircle',
  label: 'reviews.menu',
  lead: 'reviews.menu.lead',
  right: 'REVIEWER',
  messages: ['reviews'],
  load: () => import('./index'),
};
