import type { CentreEntry } from '../centre';

export const entry: CentreEntry = {
  id: 'invite',
  roles: ['visitor'],
  group: 'others',
  icon: 'mail',
  label: 'centre.invite',
  lead: 'centre.invite.lead',
  messages: ['invitations'],
  load: () => import('./index'),
};
