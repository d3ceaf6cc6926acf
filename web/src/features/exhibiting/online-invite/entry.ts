import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'online-invite',
  roles: ['exhibitor'],
  group: 'company',
  icon: 'mail',
  label: 'online-invite.menu',
  lead: 'online-invite.menu.lead',
  messages: ['online-invite', 'invitations'],
  outside: { address: 'invitationSite', load: () => import('../invitation-site') },
  load: () => import('./index'),
};
