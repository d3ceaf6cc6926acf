import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'resources',
  roles: ['exhibitor'],
  group: 'services',
  icon: 'folder',
  label: 'resources.menu',
  lead: 'resources.menu.lead',
  messages: ['resources'],
  load: () => import('./index'),
};
