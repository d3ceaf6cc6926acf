import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'content',
  roles: ['exhibitor'],
  group: 'more',
  icon: 'globe',
  label: 'custom-content.menu',
  lead: 'custom-content.menu.lead',
  messages: ['custom-content'],
  load: () => import('./index'),
};
