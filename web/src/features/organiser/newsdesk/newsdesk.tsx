import { Suspense, type ReactNode } from 'react';
import { useT } from '../../../i18n';
import { DetailSkeleton, RowListSkeleton } from '../../../ui/skeleton';
import { Tabs } from '../../../ui/tabs';
import type { ConsolePanelProps } from '../console';
import { deskPath, listPath } from './address';
import { EditArticle, NewArticle } from './article-editor';
import { ArticleList } from './article-list';
import { BannerEditor } from './banner-editor';
import { BannerList } from './banner-list';
import type { DeskData } from './load';
import { Versions } from './versions';

/** The two sides of the desk. */
function Sides({ current, children }: { current: 'articles' | 'banners'; children: ReactNode }) {
  const t = useT();
  return (
    <Tabs
      label={t('newsdesk.tabs')}
      current={current}
      tabs={[
        { id: 'articles', label: t('newsdesk.articles'), to: listPath() },
        { id: 'banners', label: t('newsdesk.banners'), to: deskPath({ view: 'banners' }) },
      ]}
    >
      <Suspense fallback={<RowListSkeleton count={6} />}>{children}</Suspense>
    </Tabs>
  );
}

/** The show's news and the home page's banners, for their editors. */
export function Newsdesk({ data }: ConsolePanelProps<DeskData>) {
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
        <Suspense fallback={<DetailSkeleton />}>
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
        <Suspense fallback={<DetailSkeleton />}>
          <BannerEditor key={data.id} id={data.id} query={data.query} />
        </Suspense>
      );
  }
}
