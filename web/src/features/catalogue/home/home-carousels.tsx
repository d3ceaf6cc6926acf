import type { OperationVariables } from '@apollo/client';
import type { QueryRef } from '@apollo/client/react';
import { useT } from '../../../i18n';
import { Carousel } from '../../../ui/carousel';
import { EmptyState } from '../../../ui/empty-state';
import { ExhibitorCard } from '../cards/exhibitor-card';
import { ProductCard } from '../cards/product-card';
import { useOnlyOnePlays } from '../videos/use-only-one-plays';
import { VideoCard } from '../videos/video-card';
import {
  type HomeExhibitorsQuery,
  type HomeExhibitorsQueryVariables,
  type HomeProductsQuery,
  type HomeProductsQueryVariables,
  type HomeVideosQuery,
  type HomeVideosQueryVariables,
  useHomeProductsPreloaded,
  useHomeExhibitorsPreloaded,
  useHomeVideosPreloaded,
} from './product-home.generated';

/** Two rows of cards a slide: 8 on a desktop (CONST-034), fewer where less fits. */
export const cardColumns = {
  base: 'repeat(2, minmax(0, 1fr))',
  md: 'repeat(3, minmax(0, 1fr))',
  lg: 'repeat(4, minmax(0, 1fr))',
};
export const cardGap = { base: '3', md: '5' };
const cardsPerSlide = { base: 4, md: 6, lg: 8 };

export const videoColumns = {
  base: 'minmax(0, 1fr)',
  md: 'repeat(2, minmax(0, 1fr))',
  lg: 'repeat(3, minmax(0, 1fr))',
};
const videosPerSlide = { base: 1, md: 2, lg: 3 };

const idOf = ({ id }: { id: string }) => id;

interface CarouselOf<Query, Variables extends OperationVariables> {
  query: QueryRef<Query, Variables>;
  /** Name of the section. */
  label: string;
}

function Nothing() {
  const t = useT();
  return <EmptyState>{t('catalogue.nothing')}</EmptyState>;
}

export function ProductsCarousel({
  query,
  label,
}: CarouselOf<HomeProductsQuery, HomeProductsQueryVariables>) {
  const { nodes } = useHomeProductsPreloaded(query).data.recommendedProducts;
  if (nodes.length === 0) return <Nothing />;
  return (
    <Carousel
      label={label}
      items={nodes}
      perSlide={cardsPerSlide}
      columns={cardColumns}
      gap={cardGap}
      keyOf={idOf}
      renderItem={(product, index) => <ProductCard product={product} eager={index < 4} />}
    />
  );
}

export function ExhibitorsCarousel({
  query,
  label,
}: CarouselOf<HomeExhibitorsQuery, HomeExhibitorsQueryVariables>) {
  const { nodes } = useHomeExhibitorsPreloaded(query).data.recommendedExhibitors;
  if (nodes.length === 0) return <Nothing />;
  return (
    <Carousel
      label={label}
      items={nodes}
      perSlide={cardsPerSlide}
      columns={cardColumns}
      gap={cardGap}
      keyOf={idOf}
      renderItem={(exhibitor) => <ExhibitorCard exhibitor={exhibitor} />}
    />
  );
}

/** Three videos a slide; what plays stops when another starts or the slide leaves (DIR-006, DIR-011). */
export function VideosCarousel({ query, label }: CarouselOf<HomeVideosQuery, HomeVideosQueryVariables>) {
  const { nodes } = useHomeVideosPreloaded(query).data.videos;
  const { onPlay, pause } = useOnlyOnePlays();
  if (nodes.length === 0) return <Nothing />;
  return (
    <Carousel
      label={label}
      items={nodes}
      perSlide={videosPerSlide}
      columns={videoColumns}
      keyOf={idOf}
      onSlide={pause}
      renderItem={(video) => <VideoCard video={video} onPlay={onPlay} />}
    />
  );
}
