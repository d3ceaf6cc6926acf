import { useOutsideAddresses } from '../../../features/edition';
import type { MessageId } from '../../../i18n';
import { paths } from '../../../lib/paths';
import type { IconName } from '../../../ui/icon';
import { usePersonLinks } from '../header/person-links';
import type { MenuTarget } from '../menu';

interface FloatingAction {
  label: MessageId;
  icon: IconName;
  target: MenuTarget;
}

const register: FloatingAction = {
  label: 'shell.float.register',
  icon: 'ticket',
  target: { to: paths.register() },
};

/** What people come for most (SHELL-077 to SHELL-079); whoever is signed in finds the own page in place of registering. */
export function useFloatingActions(): FloatingAction[] {
  const { enquiry } = useOutsideAddresses();
  const [own] = usePersonLinks()?.links ?? [];
  return [
    {
      label: 'shell.float.enquiry',
      icon: 'chat',
      target: enquiry ? { external: 'enquiry' } : { to: paths.about({ tab: 'contact' }) },
    },
    { label: 'shell.float.booth', icon: 'booth', target: { to: paths.boothApply() } },
    own ? { label: own.label, icon: own.icon, target: { to: own.to } } : register,
  ];
}
