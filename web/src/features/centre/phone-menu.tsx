import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '../../i18n';
import { CountBadge } from '../../ui/count-badge';
import { Icon } from '../../ui/icon';
import { Sheet } from '../../ui/sheet';
import type { CentreCounts, CentreEntry, CentreRole } from './entry';
import { PersonCard } from './person';
import { SideMenu } from './side-menu';

interface PhoneMenuProps {
  role: CentreRole;
  entries: readonly CentreEntry[];
  counts: CentreCounts;
  current: CentreEntry | undefined;
}

/** On a phone the menu is a bar that names the centre, and opens as a sheet. It closes by going somewhere. */
export function PhoneMenu({ role, entries, counts, current }: PhoneMenuProps) {
  const t = useT();
  const { key } = useLocation();
  const total = Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <>
      <chakra.button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpenAt(key)}
        display="flex"
        alignItems="center"
        gap="3"
        width="full"
        minHeight="12"
        px="4"
        bg={{ base: 'page', _dark: 'raised' }}
        borderWidth="1px"
        borderColor="line.strong"
        borderRadius="control"
        fontWeight="semibold"
        textAlign="start"
      >
        <Icon name="menu" color="accent" />
        <chakra.span flex="1">{t(`centre.title.${role}`)}</chakra.span>
        <CountBadge count={total} label={t('ui.new', { count: total })} />
        <Flex align="center" gap="1.5" color="quiet" fontSize="sm" fontWeight="medium">
          {t('centre.menu.short')}
          <Icon name="chevronDown" size="18px" />
        </Flex>
      </chakra.button>
      <Sheet open={openAt === key} onClose={() => setOpenAt(null)} title={t(`centre.title.${role}`)}>
        <chakra.div py="5" borderBottomWidth="1px" mb="4">
          <PersonCard role={role} />
        </chakra.div>
        <SideMenu role={role} entries={entries} counts={counts} current={current} />
      </Sheet>
    </>
  );
}
