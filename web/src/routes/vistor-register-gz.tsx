import { chakra } from '@chakra-ui/react';
import { useLoaderData } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import { keptKey, RegisterWizard, VisitFormDocument } from '../features/registration/wizard';
import { useT } from '../i18n';
import { Container, Page } from '../ui/container';

interface Kept {
  key: string | null;
}

export function loader(_: unknown, { preloadQuery }: AppContext): Kept {
  preloadQuery(VisitFormDocument);
  return { key: keptKey.read() };
}

/** Its own steps stay in the address: what the loader reads does not change with them. */
export const shouldRevalidate = () => false;

export function Component() {
  const t = useT();
  const { key } = useLoaderData<Kept>();
  return (
    <Page>
      <Container py={{ base: '6', md: '12' }} pb={{ base: '12', md: '20' }} maxWidth="58rem">
        <chakra.div data-no-print="" mb={{ base: '6', md: '10' }}>
          <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }}>{t('registration.title')}</chakra.h1>
          <chakra.p color="quiet" mt="2">
            {t('registration.lead')}
          </chakra.p>
        </chakra.div>
        <RegisterWizard initial={key} />
      </Container>
    </Page>
  );
}
