import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import { keyOf, LegalText, LegalTextDocument, type LegalTextRef } from '../features/content/legal';
import { useEdition } from '../features/edition';
import { useT } from '../i18n';
import { type LegalTab, legalTabs, paths } from '../lib/paths';
import { readTab } from '../lib/read-tab';
import { Container, Page } from '../ui/container';
import { PageHead } from '../ui/page-head';
import { PartBoundary } from '../ui/part-boundary';
import { DetailSkeleton } from '../ui/skeleton';
import { Tabs } from '../ui/tabs';

interface LoaderData {
  tab: LegalTab;
  query: LegalTextRef;
}

export function loader({ request }: LoaderFunctionArgs, { preloadQuery }: AppContext): LoaderData {
  const tab = readTab(request, legalTabs);
  return { tab, query: preloadQuery(LegalTextDocument, { variables: { key: keyOf(tab) } }) };
}

export function Component() {
  const t = useT();
  const { revalidate } = useRevalidator();
  const { name } = useEdition();
  const { tab, query } = useLoaderData<LoaderData>();
  return (
    <Page>
      <PageHead title={t('meta.legal.title')} lead={name} />
      <Container py={{ base: '4', md: '6' }} pb={{ base: '12', md: '20' }}>
        <Tabs
          label={t('legal.tabs')}
          current={tab}
          tabs={legalTabs.map((id) => ({ id, label: t(`legal.tab.${id}`), to: paths.legal({ tab: id }) }))}
        >
          <PartBoundary resetKey={query} onRetry={() => void revalidate()} minHeight="24rem">
            <Suspense key={tab} fallback={<DetailSkeleton />}>
              <LegalText tab={tab} query={query} />
            </Suspense>
          </PartBoundary>
        </Tabs>
      </Container>
    </Page>
  );
}
