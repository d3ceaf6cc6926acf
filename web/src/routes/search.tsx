import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { PageMeta } from '../app/meta';
import type { AppContext } from '../app/route-module';
import {
  GroupList,
  Nothing,
  readSearchAddress,
  SearchBox,
  type SearchAddress,
  SearchGroupDocument,
  type SearchGroupRef,
  SearchResults,
  SiteSearchDocument,
  type SiteSearchRef,
} from '../features/search';
import { PageBody } from '../features/page-body';
import { useT } from '../i18n';
import { Container, Page } from '../ui/container';
import { PageHead } from '../ui/page-head';
import { RowListSkeleton } from '../ui/skeleton';

/** The title says what is searched for. */
export const ownMeta = true;

interface LoaderData {
  address: SearchAddress;
  all: SiteSearchRef | null;
  one: SearchGroupRef | null;
}

/** Every change of the address searches anew (PUB-079); without a text nothing is asked. */
export function loader({ request }: LoaderFunctionArgs, { preloadQuery }: AppContext): LoaderData {
  const address = readSearchAddress(new URL(request.url).searchParams);
  const { text, group, page } = address;
  if (!text) return { address, all: null, one: null };
  if (!group) return { address, one: null, all: preloadQuery(SiteSearchDocument, { variables: { text } }) };
  const wanted = {
    news: group === 'news',
    exhibitorLists: group === 'exhibitorLists',
    materials: group === 'materials',
  };
  return {
    address,
    all: null,
    one: preloadQuery(SearchGroupDocument, { variables: { text, page, ...wanted } }),
  };
}

export function Component() {
  const t = useT();
  const data = useLoaderData<LoaderData>();
  const { address, all, one } = data;
  const { text, group, page } = address;
  return (
    <Page>
      <PageMeta id="search" title={text ? t('search.titleFor', { text }) : undefined} />
      <PageHead title={t('search.title')}>
        <SearchBox text={text} />
      </PageHead>
      <Container py={{ base: '6', md: '10' }}>
        <PageBody query={data} skeleton={<RowListSkeleton />}>
          {all ? <SearchResults text={text} query={all} /> : null}
          {one && group ? <GroupList text={text} group={group} page={page} query={one} /> : null}
          {text ? null : <Nothing text="" />}
        </PageBody>
      </Container>
    </Page>
  );
}
