import { chakra } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Icon } from '../../../ui/icon';
import { menu, type MenuGroupId } from '../menu';
import { panelId } from './use-panel';

const navItem = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  height: '11',
  px: { lg: '2', xl: '3.5' },
  borderRadius: 'control',
  fontWeight: 'medium',
  fontSize: { lg: 'sm', xl: 'md' },
  whiteSpace: 'nowrap',
  transition: 'background-color 150ms',
  _hover: { bg: 'var(--nav-hover)' },
  _expanded: { bg: 'var(--nav-hover)' },
  '&[aria-current=page]': { color: 'var(--nav-active)' },
} as const;
const NavButton = chakra('button', { base: navItem });
const NavHome = chakra(NavLink, { base: navItem });

interface HeaderMenuProps {
  /** Which panel is open: a group of the menu, or another. */
  open: string | null;
  /** The pointer is on the button of a group. */
  onApproach: () => void;
  /** Opens the panel of a group, or closes it. */
  onToggle: (id: MenuGroupId) => void;
}

/** The main line of wide screens: the home page, and a button for each group of the menu. */
export function HeaderMenu({ open, onApproach, onToggle }: HeaderMenuProps) {
  const t = useT();
  return (
    <chakra.nav
      aria-label={t('shell.nav')}
      display={{ base: 'none', lg: 'flex' }}
      alignItems="center"
      gap="0.5"
    >
      <NavHome to={paths.home()} end>
        {t('shell.menu.home')}
      </NavHome>
      {menu.map(({ id, label }) => (
        <NavButton
          key={id}
          type="button"
          aria-expanded={open === id}
          aria-controls={open === id ? panelId : undefined}
          onPointerEnter={onApproach}
          onClick={() => onToggle(id)}
        >
          {t(label)}
          <Icon
            name="chevronDown"
            size="14px"
            opacity="0.7"
            transition="transform 150ms"
            transform={open === id ? 'rotate(180deg)' : undefined}
          />
        </NavButton>
      ))}
    </chakra.nav>
  );
}
