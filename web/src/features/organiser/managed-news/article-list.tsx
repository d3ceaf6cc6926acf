import { useDeskArticlesPreloaded } from './managed-news.generated';
import { chakra, Flex } from '@chakra-ui/react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Field } from '../../../ui/field';
import { Pager } from '../../../ui/pager';
import { SearchField } from '../../../ui/search-field';
import { Select } from '../../../ui/select';
import { useComingQuery } from '../../../ui/use-coming-query';
import {
  type ArticleFilter,
  managedNewsPath,
  kinds,
  listPath,
  readManagedNewsAddress,
  stages,
} from './address';
import { ArticleRow } from './article-row';
import type { ArticlesRef } from './load';

interface ArticleListProps {
  filter: ArticleFilter;
  query: ArticlesRef;
}

/** No article matches, or there is none yet. */
function NoArticles({ isFiltered }: { isFiltered: boolean }) {
  const t = useT();
  if (isFiltered) return <EmptyState seed="newsdesk">{t('managed-news.none')}</EmptyState>;
  return (
    <EmptyState seed="newsdesk" title={t('managed-news.noneYet')}>
      {t('managed-news.noneYet.text')}
    </EmptyState>
  );
}

/** The show's articles by list, stage and title, twenty a page; the address holds what is asked for. */
export function ArticleList({ filter, query }: ArticleListProps) {
  const t = useT();
  const navigate = useNavigate();
  const coming = readManagedNewsAddress(useComingQuery());
  const articles = useDeskArticlesPreloaded(query).data.organiser?.deskArticles;
  if (!articles) return null;
  const { page } = filter;
  const { kind, stage, title } = coming.view === 'list' ? coming : filter;
  const { nodes, totalCount, pageInfo } = articles;
  const lastPage = Math.max(1, pageInfo.pageCount);
  const address = (some: Partial<ArticleFilter>) => listPath({ kind, stage, title, ...some });
  if (page > lastPage) return <Navigate to={address({ page: lastPage })} replace />;
  return (
    <>
      <Flex gap="4" wrap="wrap" align="end" mb="5">
        <Field label={t('managed-news.kind')}>
          {(control) => (
            <Select
              {...control}
              width="9rem"
              value={kind}
              onChange={({ currentTarget: { value } }) =>
                void navigate(address({ kind: kinds.find((one) => one === value) ?? '' }))
              }
            >
              {kinds.map((one) => (
                <option key={one} value={one}>
                  {t(one ? `managed-news.kind.${one}` : 'managed-news.all')}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('managed-news.stage')}>
          {(control) => (
            <Select
              {...control}
              width="10rem"
              value={stage}
              onChange={({ currentTarget: { value } }) =>
                void navigate(address({ stage: stages.find((one) => one === value) ?? '' }))
              }
            >
              {stages.map((one) => (
                <option key={one} value={one}>
                  {t(one ? `managed-news.stage.${one}` : 'managed-news.all')}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <SearchField
          isQuiet
          flex="1 1 16rem"
          placeholder={t('managed-news.search')}
          defaultValue={title}
          onSearch={(text) => void navigate(address({ title: text }))}
        />
      </Flex>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap" mb="4">
        <chakra.p color="quiet" role="status">
          {t('managed-news.count', { count: totalCount })}
        </chakra.p>
        <ButtonLink to={managedNewsPath({ view: 'add' })}>{t('managed-news.add')}</ButtonLink>
      </Flex>
      {nodes.length === 0 ? (
        <NoArticles isFiltered={kind !== '' || stage !== '' || title !== ''} />
      ) : (
        <chakra.ul listStyleType="none" borderTopWidth="1px">
          {nodes.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </chakra.ul>
      )}
      <Pager
        page={page}
        pageCount={lastPage}
        total={totalCount}
        hideForOnePage
        href={(target) => address({ page: target })}
      />
    </>
  );
}
