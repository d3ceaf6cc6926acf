import { Suspense, type ReactNode } from 'react';
import { useT } from '../../../i18n';
import { DetailSkeleton, FormSkeleton, RowListSkeleton } from '../../../ui/skeleton';
import { Tabs } from '../../../ui/tabs';
import type { ConsolePanelProps } from '../console';
import { managedNewsPath, listPath } from './address';
import { EditArticle, NewArticle } from './article-editor';
import { ArticleList } from './article-list';
import { BannerEditor } from './banner-editor';
import { BannerList } from './banner-list';
import type { ManagedNewsData } from './load';
import { Versions } from './versions';

/** News and banners: the two halves of the panel. */
function Sides({ current, children }: { current: 'articles' | 'banners'; children: ReactNode }) {
  const t = useT();
  return (
    <Tabs
      label={t('managed-news.tabs')}
      current={current}
      tabs={[
        { id: 'articles', label: t('managed-news.articles'), to: listPath() },
        { id: 'banners', label: t('managed-news.banners'), to: managedNewsPath({ view: 'banners' }) },
      ]}
    >
      <Suspense fallback={<RowListSkeleton isPlain count={6} />}>{children}</Suspense>
    </Tabs>
  );
}

/** The show's news and the home page's banners, for their editors. */
export function ManagedNews({ data }: ConsolePanelProps<ManagedNewsData>) {
  switch (data.view) {
    case 'list':
      return (
        <Sides current="articles">
          <ArticleList filter={data} query={data.query} />
        </Sides>
      );
    case 'add':
      return <NewArticle />;
    case 'edit':
      return (
        <Suspense fallback={<FormSkeleton />}>
          <EditArticle key={data.id} query={data.query} />
        </Suspense>
      );
    case 'versions':
      return (
        <Suspense fallback={<DetailSkeleton />}>
          <Versions {...data} key={data.id} />
        </Suspense>
      );
    case 'banners':
      return (
        <Sides current="banners">
          <BannerList query={data.query} />
        </Sides>
      );
    case 'banner':
      return (
        <Suspense fallback={<FormSkeleton />}>
          <BannerEditor key={data.id} id={data.id} query={data.query} />
        </Suspense>
      );
  }
}
