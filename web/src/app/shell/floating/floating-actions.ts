import { useOutsideAddresses } from '../../../features/edition';
import type { MessageId } from '../../../i18n';
import { paths } from '../../../lib/paths';
import type { IconName } from '../../../ui/icon';
import type { MenuTarget } from '../menu';

interface FloatingAction {
  label: MessageId;
  icon: IconName;
  target: MenuTarget;
}

/** What people come for most (SHELL-077 to SHELL-079). */
export function useFloatingActions(): FloatingAction[] {
  const { enquiry } = useOutsideAddresses();
  return [
    {
      label: 'shell.float.enquiry',
      icon: 'chat',
      target: enquiry ? { external: 'enquiry' } : { to: paths.about({ tab: 'contact' }) },
    },
    { label: 'shell.float.booth', icon: 'booth', target: { to: paths.boothApply() } },
    { label: 'shell.float.register', icon: 'ticket', target: { to: paths.register() } },
  ];
}
