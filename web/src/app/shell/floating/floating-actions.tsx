import type { ComponentType, ReactNode } from 'react';
import { useOutsideAddresses } from '../../../features/edition';
import { ForRole, type Role } from '../../../features/identity';
import { type MessageId, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Icon, type IconName } from '../../../ui/icon';
import { linksOf } from '../header/person-links';
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

/** The page that somebody in this role comes for most; a guest comes to register. */
function ownAction(role: Role): FloatingAction {
  const [own] = linksOf(role)?.links ?? [];
  return own ? { label: own.label, icon: own.icon, target: { to: own.to } } : register;
}

interface FloatingActionsProps {
  /** A link as it looks here. */
  Action: ComponentType<{ target: MenuTarget; children: ReactNode }>;
}

/** What people come for most (SHELL-077 to SHELL-079); whoever is signed in finds the own page in place of registering. */
export function FloatingActions({ Action }: FloatingActionsProps) {
  const t = useT();
  const { enquiry } = useOutsideAddresses();
  const draw = ({ label, icon, target }: FloatingAction) => (
    <Action key={label} target={target}>
      <Icon name={icon} color="accent" />
      {t(label)}
    </Action>
  );
  return (
    <>
      {draw({
        label: 'shell.float.enquiry',
        icon: 'chat',
        target: enquiry ? { external: 'enquiry' } : { to: paths.about({ tab: 'contact' }) },
      })}
      {draw({ label: 'shell.float.booth', icon: 'booth', target: { to: paths.boothApply() } })}
      <ForRole>{(role) => draw(ownAction(role))}</ForRole>
    </>
  );
}
