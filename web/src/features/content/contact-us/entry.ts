import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'contact',
  roles: ['visitor'],
  group: 'help',
  icon: 'phone',
  label: 'contact-us.menu',
  lead: 'contact-us.menu.lead',
  messages: ['contact-us', 'contact-cards'],
  load: () => import('./index'),
};
