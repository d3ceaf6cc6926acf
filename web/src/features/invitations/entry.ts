import type { CentreEntry } from '../centre';

export const entry: CentreEntry = {
  id: 'invite',
  roles: ['visitor'],
  group: 'others',
  icon: 'mail',
  label: 'invitations.menu',
  lead: 'invitations.menu.lead',
  messages: ['invitations'],
  load: () => import('./index'),
};
