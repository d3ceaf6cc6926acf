import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n';
import { paths } from '../../lib/paths';
import { Icon, type IconName } from '../../ui/icon';
import { useSignOut } from '../identity';
import { entries } from './entries';
import { type CentreEntry, centreGroups, type CentreRole } from './entry';
import { leavesTo } from './leaves-to';

const look = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '11',
  px: '3',
  borderRadius: 'control',
  color: 'quiet',
  fontWeight: 'medium',
  textAlign: 'start',
  transition: 'background-color 150ms, color 150ms',
  _hover: { bg: 'sunken', color: 'ink' },
  _disabled: { opacity: 0.5, cursor: 'not-allowed' },
} as const;

const EntryLink = chakra(Link, {
  base: {
    ...look,
    position: 'relative',
    _currentPage: {
      bg: 'accent.soft',
      color: { base: 'accent.hover', _dark: 'accent' },
      fontWeight: 'semibold',
    },
  },
});
const EntryButton = chakra('button', { base: look });

interface SideMenuProps {
  role: CentreRole;
  current: CentreEntry | undefined;
}

/** The groups of the centre with their entries, and the way out at the bottom (VC-014, EXH-031). */
export function SideMenu({ role, current }: SideMenuProps) {
  const t = useT();
  const { signOut, loading } = useSignOut(leavesTo(role));
  const link = (id: string | undefined, icon: IconName, label: string) => (
    <li key={id ?? 'home'}>
      <EntryLink to={paths.centre(role, id)} aria-current={current?.id === id ? 'page' : undefined}>
        <Icon name={icon} />
        {label}
      </EntryLink>
    </li>
  );
  return (
    <chakra.nav aria-label={t('centre.menu')} display="grid" gap="5">
      <chakra.ul listStyleType="none">{link(undefined, 'home', t('centre.home'))}</chakra.ul>
      {centreGroups.map((group) => {
        const own = entries.filter((entry) => entry.group === group && entry.roles.includes(role));
        if (own.length === 0) return null;
        return (
          <section key={group}>
            <chakra.h2 px="3" mb="1.5" fontSize="sm" fontWeight="semibold" color="quiet">
              {t(`centre.group.${group}`)}
            </chakra.h2>
            <chakra.ul listStyleType="none" display="grid" gap="1">
              {own.map(({ id, icon, label }) => link(id, icon, t(label)))}
            </chakra.ul>
          </section>
        );
      })}
      <chakra.div borderTopWidth="1px" pt="3">
        <EntryButton type="button" disabled={loading} onClick={() => void signOut()}>
          <Icon name="logout" />
          {t('centre.signOut')}
        </EntryButton>
      </chakra.div>
    </chakra.nav>
  );
}
