import { useRegisterChoicePreloaded } from '../features/registration/group/group.generated';
import type { QueryRef } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useLoaderData } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import {
  RegisterChoiceDocument,
  type RegisterChoiceQuery,
  type RegisterChoiceQueryVariables,
  RegisterChooser,
} from '../features/registration/pages';
import { PageBody } from '../features/page-body';
import { formatDateTime, useLang, useT } from '../i18n';
import { Container, Page } from '../ui/container';
import { PageHead } from '../ui/page-head';
import { DetailSkeleton } from '../ui/skeleton';

type ChoiceRef = QueryRef<RegisterChoiceQuery, RegisterChoiceQueryVariables>;

export function loader(_: unknown, { preloadQuery }: AppContext): ChoiceRef {
  return preloadQuery(RegisterChoiceDocument);
}

function Choice({ query }: { query: ChoiceRef }) {
  const t = useT();
  const lang = useLang();
  const { edition } = useRegisterChoicePreloaded(query).data;
  return (
    <>
      <RegisterChooser groupMinimum={edition.groupMinimum} />
      <chakra.p mt="6" color="quiet" fontSize="sm">
        {t('registration.closesAt', { time: formatDateTime(edition.preRegistrationClosesAt, lang) })}
      </chakra.p>
    </>
  );
}

export function Component() {
  const t = useT();
  const query = useLoaderData<ChoiceRef>();
  return (
    <Page>
      <PageHead title={t('registration.choose.title')} lead={t('registration.choose.lead')} />
      <Container py={{ base: '6', md: '12' }} pb={{ base: '12', md: '20' }}>
        <PageBody query={query} skeleton={<DetailSkeleton />}>
          <Choice query={query} />
        </PageBody>
      </Container>
    </Page>
  );
}
