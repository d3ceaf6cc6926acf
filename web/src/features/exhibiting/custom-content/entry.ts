import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'content',
  roles: ['exhibitor'],
  group: 'more',
  icon: 'globe',
  label: 'centre.content',
  lead: 'centre.content.lead',
  messages: ['custom-content'],
  load: () => import('./index'),
};
