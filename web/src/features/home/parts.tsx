import { Suspense } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useT } from '../../i18n';
import { paths } from '../../lib/paths';
import { Container, Section } from '../../ui/container';
import { HydrateOnApproach } from '../../ui/hydrate-on-approach';
import { Part } from '../../ui/part';
import { PartBoundary } from '../../ui/part-boundary';
import { SectionHeading } from '../../ui/section-heading';
import { Bone, Loading } from '../../ui/skeleton';
import { Banners, type HomeBannersRef } from './banners';
import { HomeNews, type HomeNewsRef } from './news';
import { type HomeLogosRef, type LogoTab, LogoWall } from './logos';

export interface HomeData {
  banners: HomeBannersRef;
  news: HomeNewsRef;
  logos: HomeLogosRef;
  logoTab: LogoTab;
}

/** The organiser's banners, within the page's measure also when they fail. */
export function BannersPart({ query }: { query: HomeBannersRef }) {
  const { revalidate } = useRevalidator();
  return (
    <Container>
      <PartBoundary resetKey={query} onRetry={() => void revalidate()}>
        <Suspense
          fallback={
            <Loading>
              <Bone height="auto" aspectRatio="3" borderRadius="card" mt={{ base: '4', md: '6' }} />
              <Bone height="10" mt="5" mx="auto" width="12rem" />
            </Loading>
          }
        >
          <Banners query={query} />
        </Suspense>
      </PartBoundary>
    </Container>
  );
}

export function NewsPart({ query }: { query: HomeNewsRef }) {
  const t = useT();
  return (
    <Part
      title={t('home.news')}
      lead={t('home.news.lead')}
      moreTo={paths.news({ tab: 'news' })}
      query={query}
      skeleton={
        <Loading>
          <Bone height={{ base: '900px', md: '560px' }} borderRadius="card" />
        </Loading>
      }
    >
      <HomeNews query={query} />
    </Part>
  );
}

export function LogosPart({ tab, query }: { tab: LogoTab; query: HomeLogosRef }) {
  const t = useT();
  return (
    <Section bg="raised" borderTopWidth="1px" borderBottomWidth="1px">
      <Container>
        <SectionHeading
          title={t('home.logos')}
          lead={t('home.logos.lead')}
          moreTo={paths.directory({ tab: 'supplier' })}
        />
        <HydrateOnApproach>
          <LogoWall tab={tab} query={query} />
        </HydrateOnApproach>
      </Container>
    </Section>
  );
}
