import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'contact',
  roles: ['visitor'],
  group: 'help',
  icon: 'phone',
  label: 'centre.contact',
  lead: 'centre.contact.lead',
  messages: ['contact-us', 'contact-cards'],
  load: () => import('./index'),
};
