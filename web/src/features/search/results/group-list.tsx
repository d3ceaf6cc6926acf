import type { QueryRef } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { pageQuery } from '../../../lib/page-number';
import { paths, type SearchListGroup } from '../../../lib/paths';
import { ErrorState } from '../../../ui/error-state';
import { Icon } from '../../../ui/icon';
import { Pager } from '../../../ui/pager';
import { TextLink } from '../../../ui/text-link';
import { DocumentItem } from '../../content/documents';
import { NewsItem } from '../../content/news';
import { Marked } from '../marks';
import { Nothing } from './nothing';
import {
  type SearchGroupQuery,
  type SearchGroupQueryVariables,
  useSearchGroupPreloaded,
} from './site-search.generated';
import { useRetrySearch } from './use-retry-search';

export type SearchGroupRef = QueryRef<SearchGroupQuery, SearchGroupQueryVariables>;

interface GroupListProps {
  text: string;
  group: SearchListGroup;
  page: number;
  query: SearchGroupRef;
}

/** All finds of one group, ten a page, with the way back to all groups. */
export function GroupList({ text, group, page, query }: GroupListProps) {
  const t = useT();
  const retry = useRetrySearch();
  const groups = useSearchGroupPreloaded(query).data.siteSearch;
  const state = groups[group];
  const mark = (words: string) => <Marked query={text}>{words}</Marked>;
  if (!state?.found) return <ErrorState message={state?.failure ?? ''} onRetry={retry} />;
  const { totalCount, totalCountIsEstimate, pageInfo } = state.found;
  return (
    <>
      <TextLink to={paths.search(text)} display="inline-flex" alignItems="center" gap="1.5" py="2">
        <Icon name="chevronLeft" size="18px" />
        {t('search.backToAll')}
      </TextLink>
      <Flex align="baseline" gap="3" mt="4" mb="5">
        <chakra.h2 fontSize={{ base: 'xl', md: '2xl' }}>{t(`search.group.${group}`)}</chakra.h2>
      </Flex>
      {state.found.nodes.length === 0 ? <Nothing text={text} /> : null}
      <chakra.ul listStyleType="none" borderTopWidth="1px">
        {groups.news?.found?.nodes.map((node) => (
          <li key={node.id}>
            <NewsItem article={node} to={paths.newsDetail} show={mark} titleAs="h3" />
          </li>
        ))}
        {(groups.exhibitorLists ?? groups.materials)?.found?.nodes.map((node) => (
          <DocumentItem key={node.id} document={node} show={mark} titleAs="h3" />
        ))}
      </chakra.ul>
      <Pager
        page={page}
        pageCount={pageInfo.pageCount}
        total={totalCount}
        totalIsEstimate={totalCountIsEstimate}
        href={(target) => paths.search(text, { group, ...pageQuery(target) })}
        label={t(`search.group.${group}`)}
      />
    </>
  );
}
