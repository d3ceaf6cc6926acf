import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import {
  type NewsAddress,
  NewsletterArchive,
  NewsletterArchiveDocument,
  type NewsletterArchiveRef,
  NewsList,
  NewsListDocument,
  type NewsListRef,
  newsPath,
  newsTabs,
  readNewsAddress,
} from '../features/content/news';
import { PageBody } from '../features/page-body';
import { useT } from '../i18n';
import { Container, Page } from '../ui/container';
import { PageHead } from '../ui/page-head';
import { RowListSkeleton } from '../ui/skeleton';
import { Tabs } from '../ui/tabs';

interface LoaderData {
  address: NewsAddress;
  list: NewsListRef | null;
  archive: NewsletterArchiveRef | null;
}

/** Only the current tab is fetched. */
export function loader({ request }: LoaderFunctionArgs, { preloadQuery }: AppContext): LoaderData {
  const address = readNewsAddress(new URL(request.url).searchParams);
  const { tab, page } = address;
  if (tab === 'newsletter') return { address, list: null, archive: preloadQuery(NewsletterArchiveDocument) };
  const kind = tab === 'focus' ? 'FOCUS' : 'NEWS';
  return { address, archive: null, list: preloadQuery(NewsListDocument, { variables: { kind, page } }) };
}

export function Component() {
  const t = useT();
  const data = useLoaderData<LoaderData>();
  const { address, list, archive } = data;
  const tabs = newsTabs.map((id) => ({ id, label: t(`news.tab.${id}`), to: newsPath({ tab: id, page: 1 }) }));
  return (
    <Page>
      <PageHead title={t('news.title')} lead={t('news.lead')} />
      <Container py={{ base: '6', md: '10' }}>
        <Tabs label={t('news.tabs')} tabs={tabs} current={address.tab}>
          <PageBody query={data} skeleton={<RowListSkeleton />}>
            {list ? <NewsList address={address} query={list} /> : null}
            {archive ? <NewsletterArchive query={archive} /> : null}
          </PageBody>
        </Tabs>
      </Container>
    </Page>
  );
}
