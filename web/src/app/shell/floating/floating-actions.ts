import type { MessageId } from '../../../i18n';
import { paths } from '../../../lib/paths';
import type { IconName } from '../../../ui/icon';

interface FloatingAction {
  label: MessageId;
  /** For the narrow dock. */
  short: MessageId;
  icon: IconName;
  to: string;
}

/** What people come for most. */
export const floatingActions: readonly FloatingAction[] = [
  {
    label: 'shell.float.enquiry',
    short: 'shell.float.enquiry.short',
    icon: 'chat',
    to: paths.about({ tab: 'contact' }),
  },
  { label: 'shell.float.booth', short: 'shell.float.booth.short', icon: 'booth', to: paths.boothApply() },
  {
    label: 'shell.float.register',
    short: 'shell.float.register.short',
    icon: 'ticket',
    to: paths.register(),
  },
];
