import type { QueryRef } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import { type MessageId, useT } from '../../i18n';
import { contentAddress } from '../../lib/content-address';
import { paths } from '../../lib/paths';
import { Carousel } from '../../ui/carousel';
import { EmptyState } from '../../ui/empty-state';
import { PartBoundary } from '../../ui/part-boundary';
import { Picture } from '../../ui/picture';
import { Bone, Loading } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { type HomeLogosQuery, type HomeLogosQueryVariables, useHomeLogosPreloaded } from './home.generated';

export type HomeLogosRef = QueryRef<HomeLogosQuery, HomeLogosQueryVariables>;

/** Five groups, types 1 to 5 of the call (HOME-015). */
export const logoTabs = [1, 2, 3, 4, 5] as const;
export type LogoTab = (typeof logoTabs)[number];

const labels: Record<LogoTab, MessageId> = {
  1: 'home.logos.1',
  2: 'home.logos.2',
  3: 'home.logos.3',
  4: 'home.logos.4',
  5: 'home.logos.5',
};

/** The tab that an address names; the first one where it names none. */
export function readLogoTab(address: URLSearchParams): LogoTab {
  const asked = Number(address.get('logos'));
  return logoTabs.find((tab) => tab === asked) ?? 1;
}

const columns = {
  base: 'repeat(2, minmax(0, 1fr))',
  md: 'repeat(3, minmax(0, 1fr))',
  lg: 'repeat(5, minmax(0, 1fr))',
};
/** HOME-017: fifteen a slide; fewer where less fits. */
const perSlide = { base: 6, md: 9, lg: 15 };

const frame = {
  base: {
    display: 'block',
    borderWidth: '1px',
    borderRadius: 'card',
    overflow: 'hidden',
    bg: 'white',
    _hover: { borderColor: 'line.strong' },
  },
} as const;
const InsideLogo = chakra(Link, frame);
const OutsideLogo = chakra('a', frame);

type Logo = HomeLogosQuery['displayedLogos'][number];

/** A logo that leads where the organiser has said, or else to the page of its exhibitor (HOME-019). */
function LogoLink({ id, name, logoUrl, linkUrl }: Logo) {
  const t = useT();
  const target = contentAddress(linkUrl) ?? { to: paths.supplierDetail(id) };
  const picture = (
    <Picture
      sizes={{ base: '50vw', md: '33vw', lg: '20vw', xl: '240px' }}
      src={logoUrl}
      alt={name}
      seed={id}
      ratio={2}
      fit="contain"
    />
  );
  if ('to' in target) {
    return (
      <InsideLogo to={target.to} title={name}>
        {picture}
      </InsideLogo>
    );
  }
  return (
    <OutsideLogo href={target.href} title={name} target="_blank" rel="noopener noreferrer">
      {picture}
      <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>
    </OutsideLogo>
  );
}

function Wall({ query, label }: { query: HomeLogosRef; label: string }) {
  const t = useT();
  const { displayedLogos } = useHomeLogosPreloaded(query).data;
  if (displayedLogos.length === 0) return <EmptyState>{t('home.logos.none')}</EmptyState>;
  return (
    <Carousel
      label={label}
      items={displayedLogos}
      perSlide={perSlide}
      columns={columns}
      gap={{ base: '3', md: '4' }}
      keyOf={({ id }) => id}
      renderItem={(logo) => <LogoLink {...logo} />}
    />
  );
}

/** Exhibitors' logos by field, one field at a time (HOME-015 to HOME-018). */
export function LogoWall({ tab, query }: { tab: LogoTab; query: HomeLogosRef }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  return (
    <Tabs
      label={t('home.logos')}
      current={String(tab)}
      tabs={logoTabs.map((one) => ({
        id: String(one),
        label: t(labels[one]),
        to: paths.home({ logos: one === 1 ? undefined : one }),
      }))}
    >
      <PartBoundary resetKey={query} onRetry={() => void revalidate()}>
        <Suspense
          fallback={
            <Loading>
              <Bone height={{ base: '300px', lg: '420px' }} borderRadius="card" />
            </Loading>
          }
        >
          {/* Another tab starts at its first slide. */}
          <Wall key={tab} query={query} label={t(labels[tab])} />
        </Suspense>
      </PartBoundary>
    </Tabs>
  );
}
