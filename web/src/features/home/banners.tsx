import type { QueryRef } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useT } from '../../i18n';
import { contentAddress } from '../../lib/content-address';
import { Carousel } from '../../ui/carousel';
import { AnyLink } from '../../ui/any-link';
import { BannerPicture } from '../../ui/banner-picture';
import {
  type HomeBannersQuery,
  type HomeBannersQueryVariables,
  useHomeBannersPreloaded,
} from './home.generated';

export type HomeBannersRef = QueryRef<HomeBannersQuery, HomeBannersQueryVariables>;

/** HOME-002, CONST-002 */
const AUTOPLAY_MS = 5000;

/** The organiser's pictures in turn, each leading to its page (HOME-001 to HOME-003); none leave no gap. */
export function Banners({ query }: { query: HomeBannersRef }) {
  const t = useT();
  const { banners } = useHomeBannersPreloaded(query).data;
  if (banners.length === 0) return null;
  return (
    <chakra.div pt={{ base: '4', md: '6' }}>
      <Carousel
        label={t('home.banners')}
        items={banners}
        perSlide={1}
        columns="minmax(0, 1fr)"
        autoplay={AUTOPLAY_MS}
        keyOf={({ id }) => id}
        renderItem={({ title, headline, subtitle, imageUrl, link }, index) => (
          <AnyLink target={contentAddress(link)}>
            <BannerPicture
              src={imageUrl}
              alt={title}
              headline={headline}
              subtitle={subtitle}
              ratio={3}
              seed={title}
              eager={index === 0}
            />
          </AnyLink>
        )}
      />
    </chakra.div>
  );
}
