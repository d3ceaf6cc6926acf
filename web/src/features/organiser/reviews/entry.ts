import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'review',
  group: 'work',
  icon: 'checkCircle',
  label: 'console.review',
  lead: 'console.review.lead',
  right: 'REVIEWER',
  messages: ['reviews'],
  load: () => import('./index'),
};
