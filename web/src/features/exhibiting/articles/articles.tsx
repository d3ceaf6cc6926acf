import { Suspense } from 'react';
import { DetailSkeleton, FormSkeleton, RowListSkeleton } from '../../../ui/skeleton';
import type { PanelProps } from '../../centre';
import { ArticleDetail } from './article-detail';
import { EditArticle, NewArticle } from './article-editor';
import { ArticleList } from './article-list';
import type { ArticlesData } from './load';

/** A company's articles for the show's promotion (EXH-068..076). */
export function Articles({ data }: PanelProps<ArticlesData>) {
  switch (data.view) {
    case 'list':
      return (
        <Suspense fallback={<RowListSkeleton count={5} />}>
          <ArticleList status={data.status} page={data.page} query={data.query} />
        </Suspense>
      );
    case 'add':
      return <NewArticle />;
    case 'edit':
      return (
        <Suspense fallback={<FormSkeleton />}>
          <EditArticle key={data.id} query={data.query} />
        </Suspense>
      );
    case 'detail':
      return (
        <Suspense fallback={<DetailSkeleton />}>
          <ArticleDetail key={data.id} query={data.query} />
        </Suspense>
      );
  }
}
