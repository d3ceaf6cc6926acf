import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Icon, type IconName } from '../../../ui/icon';
import { type ConsoleEntry, consoleGroups, entriesFor } from './entry';
import type { ConsoleMember } from './find-member';

const EntryLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: { base: '11', lg: '9' },
    px: '3',
    borderRadius: 'control',
    color: 'quiet',
    fontWeight: 'medium',
    transition: 'background-color 150ms, color 150ms',
    _hover: { bg: 'sunken', color: 'ink' },
    _currentPage: {
      bg: 'accent.soft',
      color: { base: 'accent.hover', _dark: 'accent' },
      fontWeight: 'semibold',
      _hover: { bg: 'accent.soft', color: { base: 'accent.hover', _dark: 'accent' } },
    },
  },
});

interface ConsoleMenuProps {
  me: ConsoleMember;
  entries: readonly ConsoleEntry[];
  current: ConsoleEntry | undefined;
}

/** What somebody may do here, in groups; nothing else is shown. */
export function ConsoleMenu({ me, entries, current }: ConsoleMenuProps) {
  const t = useT();
  const own = entriesFor(entries, me.rights);
  const link = (id: string | undefined, icon: IconName, label: string) => (
    <li key={id ?? 'home'}>
      <EntryLink
        to={paths.organiser(id ? { menu: id } : {})}
        aria-current={current?.id === id ? 'page' : undefined}
      >
        <Icon name={icon} />
        {label}
      </EntryLink>
    </li>
  );
  return (
    <chakra.nav aria-label={t('console.menu')} display="grid" gap={{ base: '5', lg: '4' }}>
      <chakra.ul listStyleType="none">{link(undefined, 'home', t('console.home'))}</chakra.ul>
      {consoleGroups.map((group) => {
        const some = own.filter((entry) => entry.group === group);
        if (some.length === 0) return null;
        return (
          <section key={group}>
            <chakra.h2 px="3" mb="1" fontSize="sm" fontWeight="semibold" color="quiet">
              {t(`console.group.${group}`)}
            </chakra.h2>
            <chakra.ul listStyleType="none" display="grid" gap="0.5">
              {some.map(({ id, icon, label }) => link(id, icon, t(label)))}
            </chakra.ul>
          </section>
        );
      })}
    </chakra.nav>
  );
}
