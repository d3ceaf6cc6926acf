import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import {
  AboutContactDocument,
  AboutIntroDocument,
  AboutRangeDocument,
  AboutReviewDocument,
  Contact,
  type ContactRef,
  Intro,
  type IntroRef,
  Range,
  type RangeRef,
  Review,
  type ReviewRef,
} from '../features/content/about';
import { ContactsSkeleton } from '../features/content/contact-cards';
import { useWhenAndWhere } from '../features/edition';
import { useT } from '../i18n';
import { type AboutTab, paths } from '../lib/paths';
import { readTab } from '../lib/read-tab';
import { Container, Page } from '../ui/container';
import { PageHead } from '../ui/page-head';
import { PartBoundary } from '../ui/part-boundary';
import { CardGridSkeleton, DetailSkeleton } from '../ui/skeleton';
import { Tabs } from '../ui/tabs';

const tabs = ['intro', 'range', 'review', 'contact'] as const satisfies AboutTab[];

type LoaderData =
  | { tab: 'intro'; query: IntroRef }
  | { tab: 'range'; query: RangeRef }
  | { tab: 'review'; query: ReviewRef }
  | { tab: 'contact'; query: ContactRef };

/** Only the tab that is shown is read (PUB-001). */
export function loader({ request }: LoaderFunctionArgs, { preloadQuery }: AppContext): LoaderData {
  const tab = readTab(request, tabs);
  switch (tab) {
    case 'range':
      return { tab, query: preloadQuery(AboutRangeDocument) };
    case 'review':
      return { tab, query: preloadQuery(AboutReviewDocument) };
    case 'contact':
      return { tab, query: preloadQuery(AboutContactDocument) };
    case 'intro':
      return { tab, query: preloadQuery(AboutIntroDocument) };
  }
}

const skeletons = {
  intro: <DetailSkeleton />,
  range: <CardGridSkeleton />,
  review: <DetailSkeleton />,
  contact: <ContactsSkeleton count={6} />,
};

function Shown({ data }: { data: LoaderData }) {
  switch (data.tab) {
    case 'range':
      return <Range query={data.query} />;
    case 'review':
      return <Review query={data.query} />;
    case 'contact':
      return <Contact query={data.query} />;
    case 'intro':
      return <Intro query={data.query} />;
  }
}

export function Component() {
  const t = useT();
  const { revalidate } = useRevalidator();
  const whenAndWhere = useWhenAndWhere();
  const data = useLoaderData<LoaderData>();
  return (
    <Page>
      <PageHead title={t('meta.about.title')} lead={whenAndWhere} />
      <Container py={{ base: '4', md: '6' }} pb={{ base: '12', md: '20' }}>
        <Tabs
          label={t('about.tabs')}
          current={data.tab}
          tabs={tabs.map((id) => ({
            id,
            label: t(`about.tab.${id}`),
            to: paths.about(id === 'intro' ? {} : { tab: id }),
          }))}
        >
          <PartBoundary resetKey={data} onRetry={() => void revalidate()} minHeight="24rem">
            <Suspense key={data.tab} fallback={skeletons[data.tab]}>
              <Shown data={data} />
            </Suspense>
          </PartBoundary>
        </Tabs>
      </Container>
    </Page>
  );
}
