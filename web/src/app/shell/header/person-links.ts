import { type Role, useRole } from '../../../features/identity';
import type { MessageId } from '../../../i18n';
import { paths } from '../../../lib/paths';
import type { IconName } from '../../../ui/icon';

export type SignedInRole = Exclude<Role, 'guest'>;

export interface PersonLink {
  label: MessageId;
  icon: IconName;
  to: string;
  /** What is unread is counted beside it. */
  counts?: true;
}

const consultations = (role: SignedInRole): PersonLink => ({
  label: 'shell.account.consultations',
  icon: 'chat',
  to: paths.centre(role, 'consult'),
  counts: true,
});

/** Where somebody who is signed in goes most, the first of them first; a guest has none. */
const personLinks: Record<SignedInRole, readonly [PersonLink, ...PersonLink[]]> = {
  visitor: [
    { label: 'shell.account.myPass', icon: 'ticket', to: paths.centre('visitor', 'e-card') },
    { label: 'shell.account.visitorCentre', icon: 'home', to: paths.visitorCentre() },
    consultations('visitor'),
  ],
  exhibitor: [
    { label: 'shell.account.exhibitorCentre', icon: 'home', to: paths.exhibitorCentre() },
    consultations('exhibitor'),
  ],
};

/** The pages of somebody in this role. */
export const linksOf = (role: Role) => (role === 'guest' ? null : { role, links: personLinks[role] });

/** Who is signed in, with the pages that are theirs. */
export const usePersonLinks = () => linksOf(useRole());
