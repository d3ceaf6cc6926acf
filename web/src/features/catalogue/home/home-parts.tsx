import type { QueryRef } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Part } from '../../../ui/part';
import { BuyerPostsCarousel, type NewestBuyerPostsRef } from '../../sourcing';
import { ExhibitorsCarousel, ProductsCarousel, VideosCarousel } from './home-carousels';
import { HomePosters, type HomePostersRef } from './home-posters';
import {
  ExhibitorsSkeleton,
  LinesSkeleton,
  PostersSkeleton,
  ProductsSkeleton,
  VideosSkeleton,
} from './home-skeletons';
import type {
  HomeExhibitorsQuery,
  HomeExhibitorsQueryVariables,
  HomeProductsQuery,
  HomeProductsQueryVariables,
  HomeVideosQuery,
  HomeVideosQueryVariables,
} from './product-home.generated';

export interface HomeData {
  products: QueryRef<HomeProductsQuery, HomeProductsQueryVariables>;
  needs: NewestBuyerPostsRef;
  posters: HomePostersRef;
  exhibitors: QueryRef<HomeExhibitorsQuery, HomeExhibitorsQueryVariables>;
  videos: QueryRef<HomeVideosQuery, HomeVideosQueryVariables>;
}

function Posters({ query }: { query: HomeData['posters'] }) {
  return (
    <chakra.div mt={{ base: '8', md: '12' }}>
      <Suspense fallback={<PostersSkeleton />}>
        <HomePosters query={query} />
      </Suspense>
    </chakra.div>
  );
}

/** The four carousels, each with its way to the full list (DIR-003 to DIR-010). */
export function HomeParts({ data }: { data: HomeData }) {
  const t = useT();
  const products = t('catalogue.recommendedProducts');
  const needs = t('catalogue.buyerNeeds');
  const exhibitors = t('catalogue.recommendedExhibitors');
  const videos = t('catalogue.popularVideos');
  return (
    <>
      <Part
        title={products}
        lead={t('catalogue.recommendedProductsLead')}
        moreTo={paths.recommendedProducts()}
        query={data.products}
        skeleton={<ProductsSkeleton />}
      >
        <ProductsCarousel query={data.products} label={products} />
      </Part>
      <Part
        tone="raised"
        title={needs}
        lead={t('catalogue.buyerNeedsLead')}
        moreTo={paths.buyerPosts()}
        query={data.needs}
        skeleton={<LinesSkeleton />}
        after={<Posters query={data.posters} />}
      >
        <BuyerPostsCarousel query={data.needs} label={needs} />
      </Part>
      <Part
        tone="navy"
        title={videos}
        lead={t('catalogue.popularVideosLead')}
        moreTo={paths.videos()}
        query={data.videos}
        skeleton={<VideosSkeleton />}
      >
        <VideosCarousel query={data.videos} label={videos} />
      </Part>
      <Part
        title={exhibitors}
        lead={t('catalogue.recommendedExhibitorsLead')}
        moreTo={paths.recommendedExhibitors()}
        query={data.exhibitors}
        skeleton={<ExhibitorsSkeleton />}
      >
        <ExhibitorsCarousel query={data.exhibitors} label={exhibitors} />
      </Part>
    </>
  );
}
