import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useUnreadCount } from '../../../features/consultations/unread';
import { type Role, useViewerQuery } from '../../../features/identity';
import { useT } from '../../../i18n';
import { CountBadge } from '../../../ui/count-badge';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import { useDismissed } from '../floating/use-dismissed';
import { linksOf, type PersonLink, type SignedInRole } from './person-links';
import { useHeaderSignOut } from './use-header-sign-out';

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '11',
  px: '4',
  fontWeight: 'medium',
  textAlign: 'start',
  _hover: { bg: 'raised', color: 'accent' },
  _disabled: { opacity: 0.5, cursor: 'not-allowed' },
} as const;
const RowLink = chakra(Link, { base: row });
const RowButton = chakra('button', { base: row });

/** The pages of whoever is signed in, and the way out. */
export function PersonRows({ links }: { links: readonly PersonLink[] }) {
  const t = useT();
  const unread = useUnreadCount();
  const { signOut, loading } = useHeaderSignOut();
  return (
    <chakra.ul listStyleType="none">
      {links.map(({ label, icon, to, counts }) => (
        <li key={label}>
          <RowLink to={to}>
            <Icon name={icon} color="accent" />
            <chakra.span flex="1">{t(label)}</chakra.span>
            {counts ? (
              <CountBadge count={unread} label={t('consultations.unread.count', { count: unread })} />
            ) : null}
          </RowLink>
        </li>
      ))}
      <chakra.li borderTopWidth="1px">
        <RowButton type="button" disabled={loading} onClick={() => void signOut()}>
          <Icon name="logout" color="accent" />
          {t('shell.account.signOut')}
        </RowButton>
      </chakra.li>
    </chakra.ul>
  );
}

/** Whose session it is, in the words that the person knows it by. */
function Name({ role }: { role: SignedInRole }) {
  const t = useT();
  const viewer = useViewerQuery({}).data?.viewer;
  const as = t(role === 'visitor' ? 'shell.account.asVisitor' : 'shell.account.asExhibitor');
  const name = viewer?.nickName || viewer?.mobile || viewer?.email;
  return (
    <chakra.p px="4" py="3" borderBottomWidth="1px" lineHeight="snug">
      <chakra.span display="block" fontWeight="semibold" lineClamp={1} wordBreak="break-all">
        {name || as}
      </chakra.span>
      <chakra.span display="block" color="quiet" fontSize="sm" lineClamp={1} wordBreak="break-all">
        {viewer?.exhibitor?.name ?? as}
      </chakra.span>
    </chakra.p>
  );
}

/** On wide screens: who is signed in, with the own pages and the way out. A guest has none. */
export function PersonMenu({ role }: { role: Role }) {
  const t = useT();
  const person = linksOf(role);
  const unread = useUnreadCount();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const box = useRef<HTMLDivElement>(null);
  useDismissed(open, box, () => setOpenAt(null));
  if (!person) return null;
  return (
    <chakra.div ref={box} position="relative" display={{ base: 'none', lg: 'block' }}>
      <IconButton
        icon="user"
        label={t('shell.account.menu')}
        color="inherit"
        _hover={{ bg: 'var(--nav-hover)' }}
        aria-expanded={open}
        aria-controls={open ? 'person-menu' : undefined}
        onClick={() => setOpenAt(open ? null : key)}
      />
      <CountBadge corner count={unread} label={t('consultations.unread.count', { count: unread })} />
      {open ? (
        <chakra.div
          id="person-menu"
          position="absolute"
          insetEnd="0"
          top="calc(100% + 0.5rem)"
          width="16rem"
          bg="float"
          color="ink"
          borderWidth="1px"
          borderRadius="card"
          boxShadow="float"
          overflow="hidden"
        >
          <Name role={person.role} />
          <PersonRows links={person.links} />
        </chakra.div>
      ) : null}
    </chakra.div>
  );
}
