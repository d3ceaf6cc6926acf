import { chakra } from '@chakra-ui/react';
import { useLang, useT } from '../../../i18n';
import { TextLink } from '../../../ui/text-link';
import { ViewHeading } from '../../records';
import { VersionList } from '../content-editing';
import { managedNewsPath, listPath } from './address';
import { ArticleGone } from './article-editor';
import { ArticleComparison } from './comparison';
import type { VersionsRef } from './load';
import { type DeskArticleVersionsQuery, useDeskArticleVersionsPreloaded } from './managed-news.generated';
import { useRestore } from './use-restore';

type Article = NonNullable<NonNullable<DeskArticleVersionsQuery['organiser']>['deskArticle']>;

interface VersionsProps {
  /** The two that are compared; null: the newest and the one before it. */
  from: number | null;
  to: number | null;
  query: VersionsRef;
}

function Found({ article, from, to }: Omit<VersionsProps, 'query'> & { article: Article }) {
  const t = useT();
  const lang = useLang();
  const { restore, isRestoring } = useRestore();
  const { id, version, versions } = article;
  return (
    <>
      <ViewHeading back={listPath()}>{t('managed-news.versions')}</ViewHeading>
      <chakra.p fontSize="lg" fontWeight="semibold" mb="4" overflowWrap="anywhere">
        <TextLink to={managedNewsPath({ view: 'edit', id })}>
          {lang === 'ZH' ? article.titleCn || article.titleEn : article.titleEn || article.titleCn}
        </TextLink>
      </chakra.p>
      <VersionList
        versions={versions}
        current={version}
        from={from}
        to={to}
        compare={(first, second) => managedNewsPath({ view: 'versions', id, from: first, to: second })}
        takeText={t('managed-news.version.takeText')}
        isTaking={isRestoring}
        onTake={(number) => void restore(id, version, number)}
      >
        {(first, second) => <ArticleComparison id={id} from={first} to={second} />}
      </VersionList>
    </>
  );
}

/** How an article was after each change, what became of it between two, and the way back to one. */
export function Versions({ query, from, to }: VersionsProps) {
  const article = useDeskArticleVersionsPreloaded(query).data.organiser?.deskArticle;
  return article ? <Found article={article} from={from} to={to} /> : <ArticleGone />;
}
