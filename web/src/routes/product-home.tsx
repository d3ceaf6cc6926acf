import { useLoaderData } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import {
  HomeCategories,
  type HomeData,
  HomeExhibitorsDocument,
  HomeHero,
  HomeParts,
  HomePostersDocument,
  HomeProductsDocument,
  HomeVideosDocument,
} from '../features/catalogue';
import { NewestBuyerPostsDocument } from '../features/sourcing';
import { Page } from '../ui/container';

/** All parts set out at once, each on its own: one that fails takes none of the others along. */
export function loader(_: unknown, { preloadQuery }: AppContext): HomeData {
  return {
    products: preloadQuery(HomeProductsDocument),
    needs: preloadQuery(NewestBuyerPostsDocument),
    posters: preloadQuery(HomePostersDocument, { errorPolicy: 'ignore' }),
    exhibitors: preloadQuery(HomeExhibitorsDocument),
    videos: preloadQuery(HomeVideosDocument),
  };
}

export function Component() {
  const data = useLoaderData<HomeData>();
  return (
    <Page>
      <HomeHero />
      <HomeCategories />
      <HomeParts data={data} />
    </Page>
  );
}
