import { chakra, Grid } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router-dom';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import { Sheet } from '../../../ui/sheet';
import { RowListSkeleton } from '../../../ui/skeleton';
import { useHeadingFocus } from '../../../ui/use-heading-focus';
import { PageBody } from '../../page-body';
import { UploadPlaceContext } from '../../uploads';
import { ConsoleHome } from './console-home';
import { ConsoleMenu } from './console-menu';
import type { ConsoleEntry } from './entry';
import type { ConsoleView } from './load';
import { useLeaveConsole } from './use-leave-console';

const AGAIN_MS = 5000;

/** Who is there by the device's word alone is asked for again until the server has said it. */
function useServersWord(isFromDevice: boolean, revalidate: () => Promise<void>) {
  useEffect(() => {
    if (!isFromDevice) return undefined;
    const again = () => void revalidate();
    const timer = setInterval(again, AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isFromDevice, revalidate]);
}

interface WithEntries {
  /** All entries of the console. */
  entries: readonly ConsoleEntry[];
}

/** The menu on a phone, and the way out: a button in the line on top opens it as a sheet. It closes by going somewhere. */
export function ConsolePhoneMenu({ me, entry, entries }: Pick<ConsoleView, 'me' | 'entry'> & WithEntries) {
  const t = useT();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const { signOut, loading } = useLeaveConsole();
  return (
    <>
      <IconButton
        icon="menu"
        label={t('console.menu.open')}
        color="inherit"
        display={{ lg: 'none' }}
        _hover={{ bg: 'var(--nav-hover)' }}
        aria-haspopup="dialog"
        onClick={() => setOpenAt(key)}
      />
      <Sheet open={openAt === key} onClose={() => setOpenAt(null)} title={me.name}>
        <chakra.div pt="4">
          <ConsoleMenu me={me} entries={entries} current={entry} />
        </chakra.div>
        <Button variant="outline" mt="6" disabled={loading} onClick={() => void signOut()}>
          <Icon name="logout" />
          {t('console.signOut')}
        </Button>
      </Sheet>
    </>
  );
}

/** Who is signed in, and the way out. */
export function ConsolePerson({ me }: Pick<ConsoleView, 'me'>) {
  const t = useT();
  const { signOut, loading } = useLeaveConsole();
  return (
    <>
      <chakra.span
        display={{ base: 'none', md: 'inline' }}
        maxWidth="14rem"
        overflow="hidden"
        textOverflow="ellipsis"
        whiteSpace="nowrap"
        color="onNavy.quiet"
        title={me.email}
      >
        {me.name}
      </chakra.span>
      <IconButton
        icon="logout"
        label={t('console.signOut')}
        color="inherit"
        display={{ base: 'none', lg: 'inline-flex' }}
        _hover={{ bg: 'var(--nav-hover)' }}
        disabled={loading}
        onClick={() => void signOut()}
      />
    </>
  );
}

/** The frame of the console: menu, and the panel that the address names. */
export function Console({ view, entries }: { view: ConsoleView } & WithEntries) {
  const t = useT();
  const { me, isFromDevice = false, entry, Panel, data } = view;
  // `loadConsole` hands a panel what its own loader gave; the type of a list of panels cannot pair the two.
  const panelData = data as never;
  const heading = useHeadingFocus(entry?.id, 'console-heading');
  const { revalidate } = useRevalidator();
  useServersWord(isFromDevice, revalidate);
  const isLeaving = useNavigation().state === 'loading';
  return (
    <Container py={{ base: '5', md: '8' }}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '13.5rem minmax(0, 1fr)' }}
        gap={{ base: '6', lg: '10' }}
        alignItems="start"
      >
        <chakra.aside display={{ base: 'none', lg: 'block' }} position="sticky" top="5.5rem">
          <ConsoleMenu me={me} entries={entries} current={entry} />
        </chakra.aside>
        {/* On a phone the foot of the page stays out of sight, whatever is still on its way. */}
        <chakra.div minWidth="0" minHeight={{ base: '85vh', lg: 'auto' }} aria-busy={isLeaving}>
          {entry && Panel ? (
            <>
              <chakra.h1
                ref={heading}
                tabIndex={-1}
                outline="none"
                fontSize={{ base: 'xl', md: '2xl' }}
                mb={{ base: '4', md: '6' }}
              >
                {t(entry.label)}
              </chakra.h1>
              <PageBody query={view} skeleton={<RowListSkeleton isPlain />}>
                <UploadPlaceContext value="console">
                  <Panel key={entry.id} data={panelData} />
                </UploadPlaceContext>
              </PageBody>
            </>
          ) : (
            <ConsoleHome me={me} entries={entries} />
          )}
        </chakra.div>
      </Grid>
    </Container>
  );
}
