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
import type { DirectoryTab } from '../lib/paths';
import { siteStorage } from '../lib/storage';
import { Page } from '../ui/container';

interface LoaderData {
  scope: DirectoryTab;
  data: HomeData;
}

/** All parts set out at once, each on its own: one that fails takes none of the others along. */
export function loader(_: unknown, { preloadQuery }: AppContext): LoaderData {
  return {
    // The scope of the last visit (DIR-022).
    scope: siteStorage.queryKey().scope ?? 'product',
    data: {
      products: preloadQuery(HomeProductsDocument),
      needs: preloadQuery(NewestBuyerPostsDocument),
      posters: preloadQuery(HomePostersDocument, { errorPolicy: 'ignore' }),
      exhibitors: preloadQuery(HomeExhibitorsDocument),
      videos: preloadQuery(HomeVideosDocument),
    },
  };
}

export function Component() {
  const { scope, data } = useLoaderData<LoaderData>();
  return (
    <Page>
      <HomeHero initialScope={scope} />
      <HomeCategories />
      <HomeParts data={data} />
    </Page>
  );
}
