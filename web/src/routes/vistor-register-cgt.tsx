import { useGroupRegistrationPreloaded } from '../features/registration/group/group.generated';
import type { QueryRef } from '@apollo/client/react';
import { useLoaderData } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import {
  GroupRegistration,
  GroupRegistrationDocument,
  type GroupRegistrationQuery,
  type GroupRegistrationQueryVariables,
} from '../features/registration/pages';
import { PageBody } from '../features/page-body';
import { useT } from '../i18n';
import { paths } from '../lib/paths';
import { Container, Page } from '../ui/container';
import { PageHead } from '../ui/page-head';
import { DetailSkeleton } from '../ui/skeleton';

type GroupRef = QueryRef<GroupRegistrationQuery, GroupRegistrationQueryVariables>;

export function loader(_: unknown, { preloadQuery }: AppContext): GroupRef {
  return preloadQuery(GroupRegistrationDocument);
}

function Group({ query }: { query: GroupRef }) {
  return <GroupRegistration {...useGroupRegistrationPreloaded(query).data} />;
}

export function Component() {
  const t = useT();
  const query = useLoaderData<GroupRef>();
  const crumbs = [
    { label: t('registration.choose.title'), to: paths.register() },
    { label: t('registration.group.title') },
  ];
  return (
    <Page>
      <PageHead title={t('registration.group.title')} lead={t('registration.group.lead')} crumbs={crumbs} />
      <Container py={{ base: '6', md: '12' }} pb={{ base: '12', md: '20' }}>
        <PageBody query={query} skeleton={<DetailSkeleton />}>
          <Group query={query} />
        </PageBody>
      </Container>
    </Page>
  );
}
