import type { QueryRef } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Pager } from '../../../ui/pager';
import { articlePath, type NewsAddress, newsPath } from './address';
import { type NewsListQuery, type NewsListQueryVariables, useNewsListPreloaded } from './news.generated';
import { NewsItem } from './news-item';

export type NewsListRef = QueryRef<NewsListQuery, NewsListQueryVariables>;

/** Ten entries a page, newest first (PUB-013, PUB-014, CONST-030). */
export function NewsList({ address, query }: { address: NewsAddress; query: NewsListRef }) {
  const t = useT();
  const { nodes, totalCount, totalCountIsEstimate, pageInfo } = useNewsListPreloaded(query).data.newsArticles;
  const { tab, page } = address;
  if (nodes.length === 0) {
    return (
      <EmptyState
        seed={tab}
        action={
          page > 1 ? (
            <ButtonLink to={newsPath({ tab, page: 1 })} variant="outline">
              {t('news.firstPage')}
            </ButtonLink>
          ) : null
        }
      >
        {t(page > 1 ? 'news.pastEnd' : 'news.nothing')}
      </EmptyState>
    );
  }
  return (
    <>
      <chakra.div mt={{ base: '-5', md: '-6' }}>
        {nodes.map((node, index) => (
          <NewsItem key={node.id} article={node} eager={index < 3} to={(id) => articlePath(id, address)} />
        ))}
      </chakra.div>
      <Pager
        page={page}
        pageCount={pageInfo.pageCount}
        total={totalCount}
        totalIsEstimate={totalCountIsEstimate}
        href={(target) => newsPath({ tab, page: target })}
        label={t(`news.tab.${tab}`)}
      />
    </>
  );
}
