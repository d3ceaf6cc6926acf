import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n';
import { paths } from '../../lib/paths';
import { CountBadge } from '../../ui/count-badge';
import { Icon, type IconName } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useEdition } from '../edition';
import { leavesTo, useSignOut } from '../identity';
import { type CentreCounts, type CentreEntry, centreGroups, type CentreRole, isShown } from './entry';
import { useOutsideEntry } from './use-outside-entry';

const look = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  // For thumbs; beside a page, all of the menu and the way out should fit the screen.
  minHeight: { base: '11', lg: '9' },
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
      _hover: { bg: 'accent.soft', color: { base: 'accent.hover', _dark: 'accent' } },
    },
  },
});
const EntryButton = chakra('button', { base: look });

/** At the end of an entry's line, which it does not name. */
const Beside = chakra('span', {
  base: {
    position: 'absolute',
    insetEnd: '3',
    insetBlock: '0',
    display: 'flex',
    alignItems: 'center',
    pointerEvents: 'none',
  },
});

/**
 * At the bottom of what the menu scrolls in, always in view: it covers the padding of the frame and of the sheet. Above
 * it entries fade, so that none seems cut; the last one has room to stand clear of that.
 */
const WayOut = chakra('div', {
  base: {
    position: 'sticky',
    bottom: { base: '-6', lg: '-4' },
    mb: { base: '-6', lg: '-4' },
    mx: { base: '-5', lg: '-4' },
    px: { base: '5', lg: '4' },
    borderBottomLeftRadius: { lg: 'card' },
    borderBottomRightRadius: { lg: 'card' },
    pb: { base: '6', lg: '4' },
    pt: '3',
    mt: { lg: '3' },
    borderTopWidth: '1px',
    bg: { base: 'float', lg: 'var(--frame)' },
    _before: {
      content: { lg: '""' },
      position: 'absolute',
      insetInline: '0',
      bottom: '100%',
      height: '6',
      bg: 'linear-gradient(transparent, var(--frame))',
      pointerEvents: 'none',
    },
  },
});

/** An entry that leaves the site: it opens a tab and changes nothing here. */
function OutsideEntry({ entry, onOpen }: { entry: CentreEntry; onOpen: () => void }) {
  const t = useT();
  return (
    <li>
      <EntryButton type="button" onClick={onOpen}>
        <Icon name={entry.icon} />
        {t(entry.label)}
        <VisuallyHidden>{t('centre.outside.opens')}</VisuallyHidden>
        <Icon name="external" size="16px" ms="auto" />
      </EntryButton>
    </li>
  );
}

interface SideMenuProps {
  role: CentreRole;
  entries: readonly CentreEntry[];
  counts: CentreCounts;
  current: CentreEntry | undefined;
}

/** The groups of the centre with their entries, and the way out at the bottom (VC-014, EXH-031). */
export function SideMenu({ role, entries, counts, current }: SideMenuProps) {
  const t = useT();
  const { hasVisitorEnd } = useEdition();
  const { signOut, loading } = useSignOut(leavesTo(role));
  const { isOutside, open } = useOutsideEntry();
  const countOf = (id: string | undefined) => (id && counts[id]) || 0;
  const link = (id: string | undefined, icon: IconName, label: string) => (
    <chakra.li key={id ?? 'home'} position="relative">
      <EntryLink to={paths.centre(role, id)} aria-current={current?.id === id ? 'page' : undefined}>
        <Icon name={icon} />
        {label}
      </EntryLink>
      <Beside>
        <CountBadge count={countOf(id)} label={t('ui.new', { count: countOf(id) })} />
      </Beside>
    </chakra.li>
  );
  return (
    <chakra.nav aria-label={t('centre.menu')} display="grid" gap={{ base: '5', lg: '3' }}>
      <chakra.ul listStyleType="none">{link(undefined, 'home', t('centre.home'))}</chakra.ul>
      {centreGroups.map((group) => {
        const own = entries.filter((entry) => entry.group === group && isShown(entry, role, hasVisitorEnd));
        if (own.length === 0) return null;
        return (
          <section key={group}>
            <chakra.h2 px="3" mb={{ base: '1.5', lg: '1' }} fontSize="sm" fontWeight="semibold" color="quiet">
              {t(`centre.group.${group}`)}
            </chakra.h2>
            <chakra.ul listStyleType="none" display="grid" gap={{ base: '1', lg: '0.5' }}>
              {own.map((entry) =>
                isOutside(entry) ? (
                  <OutsideEntry key={entry.id} entry={entry} onOpen={() => void open(entry)} />
                ) : (
                  link(entry.id, entry.icon, t(entry.label))
                ),
              )}
            </chakra.ul>
          </section>
        );
      })}
      <WayOut data-way-out="">
        <EntryButton type="button" disabled={loading} onClick={() => void signOut()}>
          <Icon name="logout" />
          {t('centre.signOut')}
        </EntryButton>
      </WayOut>
    </chakra.nav>
  );
}
