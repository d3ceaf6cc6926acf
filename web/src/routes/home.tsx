import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import {
  BannersPart,
  CategoryStrip,
  Counters,
  Hero,
  HomeBannersDocument,
  type HomeData,
  HomeLogosDocument,
  HomeNewsDocument,
  LogosPart,
  NewsPart,
  readLogoTab,
  ShowStatement,
  Ways,
} from '../features/home';
import { Page } from '../ui/container';
import { HydrateOnApproach } from '../ui/hydrate-on-approach';

/** All parts set out at once, each on its own: one that fails takes none of the others along (HOME-022). */
export function loader({ request }: LoaderFunctionArgs, { preloadQuery }: AppContext): HomeData {
  const logoTab = readLogoTab(new URL(request.url).searchParams);
  return {
    banners: preloadQuery(HomeBannersDocument),
    news: preloadQuery(HomeNewsDocument),
    logos: preloadQuery(HomeLogosDocument, { variables: { tab: logoTab } }),
    logoTab,
  };
}

export function Component() {
  const { banners, news, logos, logoTab } = useLoaderData<HomeData>();
  return (
    <Page>
      <ShowStatement />
      <Hero />
      <Counters />
      <BannersPart query={banners} />
      <HydrateOnApproach>
        <CategoryStrip />
      </HydrateOnApproach>
      <LogosPart tab={logoTab} query={logos} />
      <NewsPart query={news} />
      <HydrateOnApproach>
        <Ways />
      </HydrateOnApproach>
    </Page>
  );
}
