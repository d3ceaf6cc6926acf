import type { QueryRef } from '@apollo/client/react';
import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatNumber, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ErrorState } from '../../../ui/error-state';
import { DocumentItem } from '../../content/documents';
import { NewsItem } from '../../content/news';
import { Marked } from '../marks';
import { groupIds } from './address';
import { FoundBuyerPost, FoundExhibitor, FoundProduct } from './found-cards';
import { GroupCounts } from './group-counts';
import { GroupSection } from './group-section';
import { Nothing } from './nothing';
import {
  type SiteSearchQuery,
  type SiteSearchQueryVariables,
  useSiteSearchPreloaded,
} from './site-search.generated';
import { useRetrySearch } from './use-retry-search';

export type SiteSearchRef = QueryRef<SiteSearchQuery, SiteSearchQueryVariables>;

function Cards({ children }: { children: ReactNode }) {
  return (
    <Grid
      as="ul"
      listStyleType="none"
      gap="4"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    >
      {children}
    </Grid>
  );
}

/** First finds of all six groups with their counts (PUB-068..074). */
export function SearchResults({ text, query }: { text: string; query: SiteSearchRef }) {
  const t = useT();
  const retry = useRetrySearch();
  const groups = useSiteSearchPreloaded(query).data.siteSearch;
  const { exhibitors, products, buyerPosts, news, exhibitorLists, materials } = groups;
  const all = groupIds.map((id) => groups[id]);
  // Where nothing can be told of any of them, one sentence is enough.
  if (all.every(({ found }) => !found))
    return <ErrorState message={exhibitors.failure ?? ''} onRetry={retry} />;
  const total = all.reduce((sum, { found }) => sum + (found?.totalCount ?? 0), 0);
  const isEstimate = all.some(({ found }) => !found || found.totalCountIsEstimate);
  if (total === 0 && all.every(({ found }) => found)) return <Nothing text={text} />;

  const mark = (words: string) => <Marked query={text}>{words}</Marked>;
  const shared = { text, onRetry: retry };
  return (
    <>
      <chakra.p role="status" mb="4">
        {t(isEstimate ? 'search.foundAbout' : 'search.found', {
          text,
          count: formatNumber(total),
        })}
      </chakra.p>
      <GroupCounts groups={groups} />
      <chakra.div display="grid" gap={{ base: '12', md: '16' }} mt={{ base: '8', md: '12' }}>
        <GroupSection id="exhibitors" state={exhibitors} {...shared}>
          <Cards>
            {exhibitors.found?.nodes.map((node) => (
              <li key={node.id}>
                <FoundExhibitor node={node} query={text} />
              </li>
            ))}
          </Cards>
        </GroupSection>
        <GroupSection id="products" state={products} {...shared}>
          <Cards>
            {products.found?.nodes.map((node) => (
              <li key={node.id}>
                <FoundProduct node={node} query={text} />
              </li>
            ))}
          </Cards>
        </GroupSection>
        <GroupSection id="buyerPosts" state={buyerPosts} {...shared}>
          <Cards>
            {buyerPosts.found?.nodes.map((node) => (
              <li key={node.id}>
                <FoundBuyerPost node={node} query={text} />
              </li>
            ))}
          </Cards>
        </GroupSection>
        <GroupSection id="news" state={news} {...shared}>
          <chakra.div borderTopWidth="1px">
            {news.found?.nodes.map((node) => (
              <NewsItem key={node.id} article={node} to={paths.newsDetail} show={mark} titleAs="h3" />
            ))}
          </chakra.div>
        </GroupSection>
        <GroupSection id="exhibitorLists" state={exhibitorLists} {...shared}>
          <chakra.ul listStyleType="none" borderTopWidth="1px">
            {exhibitorLists.found?.nodes.map((node) => (
              <DocumentItem key={node.id} document={node} show={mark} titleAs="h3" />
            ))}
          </chakra.ul>
        </GroupSection>
        <GroupSection id="materials" state={materials} {...shared}>
          <chakra.ul listStyleType="none" borderTopWidth="1px">
            {materials.found?.nodes.map((node) => (
              <DocumentItem key={node.id} document={node} show={mark} titleAs="h3" />
            ))}
          </chakra.ul>
        </GroupSection>
      </chakra.div>
    </>
  );
}
