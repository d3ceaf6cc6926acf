import { chakra } from '@chakra-ui/react';
import { useUnreadCount } from '../../../features/consultations/unread';
import { useT } from '../../../i18n';
import { CountBadge } from '../../../ui/count-badge';
import { IconButton } from '../../../ui/icon-button';

interface PhoneMenuButtonProps {
  /** The pointer is on it. */
  onApproach: () => void;
  onOpen: () => void;
}

/** Opens the menu of smaller screens, which holds the own pages too: what is unread is counted on it. */
export function PhoneMenuButton({ onApproach, onOpen }: PhoneMenuButtonProps) {
  const t = useT();
  const unread = useUnreadCount();
  return (
    <chakra.div position="relative" display={{ lg: 'none' }}>
      <IconButton
        icon="menu"
        label={t('shell.menu.open')}
        color="inherit"
        _hover={{ bg: 'var(--nav-hover)' }}
        aria-haspopup="dialog"
        onPointerEnter={onApproach}
        onClick={onOpen}
      />
      <CountBadge corner count={unread} label={t('consultations.unread.count', { count: unread })} />
    </chakra.div>
  );
}
