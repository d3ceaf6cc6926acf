import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'resources',
  roles: ['exhibitor'],
  group: 'services',
  icon: 'download',
  label: 'centre.resources',
  lead: 'centre.resources.lead',
  messages: ['resources'],
  load: () => import('./index'),
};
