import { useOwnArticlesPreloaded } from './articles.generated';
import { useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { RecordList } from '../../records';
import type { StatusTab } from '../../review';
import { ArticleNote } from './article-note';
import { ArticleRow } from './article-row';
import { useArticleDeletion } from './deletion';
import type { OwnArticlesRef } from './load';
import { articlePaths } from './paths';

interface ArticleListProps {
  status: StatusTab;
  page: number;
  query: OwnArticlesRef;
}

/** The company's articles, ten a page, by state, several to delete at once (EXH-068, EXH-069, CONST-032). */
export function ArticleList({ status, page, query }: ArticleListProps) {
  const t = useT();
  const articles = useOwnArticlesPreloaded(query).data.viewer?.promotionArticles;
  const deletion = useArticleDeletion();
  if (!articles) return null;
  return (
    <RecordList
      paths={articlePaths}
      status={status}
      page={page}
      records={articles}
      waits={articles.nodes.some(({ review }) => review.status === 'UNDER_REVIEW')}
      deletable={({ id, title }) => ({ id, title })}
      deletion={deletion}
      selects
      note={<ArticleNote />}
      add={<ButtonLink to={articlePaths.of({ view: 'add' })}>{t('articles.add')}</ButtonLink>}
      empty={{ title: t('articles.none'), text: t('articles.none.text') }}
      keyOf={({ id }) => id}
      row={(article, { ask, selection }) => (
        <ArticleRow article={article} selection={selection} onDelete={ask} />
      )}
    />
  );
}
