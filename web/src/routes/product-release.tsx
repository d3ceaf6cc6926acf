import { chakra, Grid } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { askForSignIn, type Role, useRole } from '../features/identity';
import { keepDemand, LoginPrompt, ReleaseForm } from '../features/sourcing';
import { useT } from '../i18n';
import { paths } from '../lib/paths';
import { siteStorage } from '../lib/storage';
import { Container, Page } from '../ui/container';
import { DetailSkeleton } from '../ui/skeleton';

/** Who is signed in publishes in the own centre, which opens at the publish form (DIR-076, DIR-077). */
function ToCentre({ role }: { role: Exclude<Role, 'guest'> }) {
  const navigate = useNavigate();
  useEffect(() => {
    siteStorage.setCentreMenu('publish-demand');
    void navigate(role === 'visitor' ? paths.visitorCentre() : paths.exhibitorCentre(), { replace: true });
  }, [navigate, role]);
  return (
    <Container py="12">
      <DetailSkeleton />
    </Container>
  );
}

function GuestForm() {
  const t = useT();
  return (
    <>
      <chakra.div bg="raised" borderBottomWidth="1px" py={{ base: '6', md: '10' }}>
        <Container>
          <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }}>{t('sourcing.form.title')}</chakra.h1>
          <chakra.p color="quiet" mt="1">
            {t('sourcing.form.lead')}
          </chakra.p>
        </Container>
      </chakra.div>
      <Container py={{ base: '6', md: '12' }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 25rem' }}
          gap={{ base: '8', lg: '16' }}
          alignItems="start"
        >
          <chakra.div maxWidth="form" order={{ lg: 2 }} position={{ lg: 'sticky' }} top={{ lg: '6rem' }}>
            <LoginPrompt />
          </chakra.div>
          <ReleaseForm
            onSubmit={(demand) => {
              // Nothing is sent without a session: the centre's form takes over (DIR-078, DIR-080, CONFLICT-054).
              keepDemand(demand);
              askForSignIn('publish');
            }}
          />
        </Grid>
      </Container>
    </>
  );
}

export function Component() {
  const role = useRole();
  return <Page>{role === 'guest' ? <GuestForm /> : <ToCentre role={role} />}</Page>;
}
