import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import {
  type HotelOrder,
  Hotels,
  HotelsDocument,
  type HotelsRef,
  readHotelOrder,
  Traffic,
  TrafficDocument,
  type TrafficRef,
} from '../features/content/transport';
import { useT } from '../i18n';
import { paths, type TransportTab } from '../lib/paths';
import { readTab } from '../lib/read-tab';
import { Container, Page } from '../ui/container';
import { PageHead } from '../ui/page-head';
import { PartBoundary } from '../ui/part-boundary';
import { RowListSkeleton } from '../ui/skeleton';
import { Tabs } from '../ui/tabs';

const tabs = ['traffic', 'hotels'] as const satisfies TransportTab[];

type LoaderData =
  | { tab: 'traffic'; query: TrafficRef }
  | { tab: 'hotels'; query: HotelsRef; order: HotelOrder | undefined };

/** Only the tab that is shown is read; the order of the hotels is the address's (PUB-027). */
export function loader({ request }: LoaderFunctionArgs, { preloadQuery }: AppContext): LoaderData {
  const tab = readTab(request, tabs);
  if (tab === 'traffic') return { tab, query: preloadQuery(TrafficDocument) };
  const order = readHotelOrder(new URL(request.url).searchParams.get('sort'));
  return { tab, order, query: preloadQuery(HotelsDocument) };
}

export function Component() {
  const t = useT();
  const { revalidate } = useRevalidator();
  const data = useLoaderData<LoaderData>();
  return (
    <Page>
      <PageHead title={t('meta.transport.title')} lead={t('transport.lead')} />
      <Container py={{ base: '4', md: '6' }} pb={{ base: '12', md: '20' }}>
        <Tabs
          label={t('transport.tabs')}
          current={data.tab}
          tabs={tabs.map((id) => ({
            id,
            label: t(`transport.tab.${id}`),
            to: paths.transport(id === 'traffic' ? {} : { tab: id }),
          }))}
        >
          <PartBoundary resetKey={data} onRetry={() => void revalidate()} minHeight="24rem">
            <Suspense key={data.tab} fallback={<RowListSkeleton />}>
              {data.tab === 'traffic' ? (
                <Traffic query={data.query} />
              ) : (
                <Hotels query={data.query} order={data.order} />
              )}
            </Suspense>
          </PartBoundary>
        </Tabs>
      </Container>
    </Page>
  );
}
