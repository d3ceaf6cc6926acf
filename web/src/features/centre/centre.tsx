import { chakra, Grid } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Navigate, useNavigation, useRevalidator } from 'react-router-dom';
import { useT } from '../../i18n';
import { paths } from '../../lib/paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { Container } from '../../ui/container';
import { PartBoundary } from '../../ui/part-boundary';
import { RowListSkeleton } from '../../ui/skeleton';
import { useHeadingFocus } from '../../ui/use-heading-focus';
import { useEdition } from '../edition';
import { useViewerQuery } from '../identity';
import { BodyError } from '../page-body';
import { SurveyGate } from '../registration';
import { type CentreCounts, type CentreEntry, type CentreRole, isShown } from './entry';
import { CentreHome } from './home';
import type { CentreView } from './load';
import { PersonCard } from './person';
import { PhoneMenu } from './phone-menu';
import { SideFrame } from './side-frame';
import { SideMenu } from './side-menu';

/** Reads again what failed: the panel, and who is here, which other parts of the frame tell. */
function useRetry(): () => void {
  const { revalidate } = useRevalidator();
  const { error, refetch } = useViewerQuery({});
  return () => {
    if (error) void refetch().catch(() => {});
    void revalidate();
  };
}

interface CentreProps {
  as: CentreRole;
  /** All entries, of both centres. */
  entries: readonly CentreEntry[];
  /** What is told beside them. */
  counts: CentreCounts;
  view: CentreView;
}

/** The frame of a centre: side menu, breadcrumb and the panel that the address names (VC-013, EXH-029, EXH-030). */
export function Centre({ as: role, entries, counts, view }: CentreProps) {
  const t = useT();
  const { entry, Panel, data } = view;
  // `loadCentre` hands a panel what its own loader gave; the type of a list of panels cannot pair the two.
  const panelData = data as never;
  const heading = useHeadingFocus(entry?.id, 'centre-panel');
  const retry = useRetry();
  const isLeaving = useNavigation().state === 'loading';
  const { hasVisitorEnd } = useEdition();
  const own = { label: t(`centre.title.${role}`), to: paths.centre(role) };
  const here = entry ? t(entry.label) : t('centre.home');
  // What is hidden after the show is not reached by its address either.
  if (entry && !isShown(entry, role, hasVisitorEnd)) return <Navigate to={paths.centre(role)} replace />;
  return (
    <Container pb={{ base: '12', md: '20' }}>
      {role === 'visitor' ? <SurveyGate entry={entry?.id} /> : null}
      {/* On a phone the bar of the menu says whose centre it is, and the heading what is open. */}
      <chakra.div display={{ base: 'none', lg: 'block' }}>
        <Breadcrumb crumbs={[own, { label: here }]} />
      </chakra.div>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '15.5rem minmax(0, 1fr)' }}
        gap={{ base: '6', lg: '10' }}
        alignItems="start"
      >
        <SideFrame current={entry?.id}>
          <chakra.div px="1" pb="4" mb="4" borderBottomWidth="1px">
            <PersonCard role={role} />
          </chakra.div>
          <SideMenu role={role} entries={entries} counts={counts} current={entry} />
        </SideFrame>
        <chakra.div display={{ lg: 'none' }} pt="4">
          <PhoneMenu role={role} entries={entries} counts={counts} current={entry} />
        </chakra.div>
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
                {here}
              </chakra.h1>
              <PartBoundary
                resetKey={view}
                onRetry={retry}
                failed={(error, onRetry) => <BodyError error={error} onRetry={onRetry} />}
              >
                <Suspense fallback={<RowListSkeleton />}>
                  <Panel key={entry.id} role={role} data={panelData} />
                </Suspense>
              </PartBoundary>
            </>
          ) : (
            <CentreHome role={role} entries={entries}>
              {Panel ? (
                <chakra.div mt="6">
                  <PartBoundary resetKey={view} onRetry={retry}>
                    <Panel role={role} data={panelData} />
                  </PartBoundary>
                </chakra.div>
              ) : null}
            </CentreHome>
          )}
        </chakra.div>
      </Grid>
    </Container>
  );
}
