import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { TextLink } from '../../../ui/text-link';
import { keptDraft } from '../../../forms';
import { MissingRecord, ViewHeading } from '../../records';
import { managedNewsPath, listPath } from './address';
import { ArticleForm } from './article-form';
import type { ArticleRef } from './load';
import { type EditedArticleFragment, useDeskArticlePreloaded } from './managed-news.generated';
import { StageTag } from './stage-tag';
import { emptyNews, type NewsValues, parseNews, sameNews, valuesOf } from './values';

const draft = keptDraft<NewsValues>('newsDraft', parseNews);

interface DraftedProps {
  id: string;
  stage: EditedArticleFragment['stage'] | undefined;
  original: NewsValues;
}

/** The form, from where its editor left it. */
function Drafted({ id, stage, original }: DraftedProps) {
  const [initial] = useState(() => {
    const kept = draft.read(id);
    return kept && !sameNews(kept, original) ? kept : original;
  });
  return <ArticleForm id={id} stage={stage} original={original} initial={initial} draft={draft} />;
}

/** A new article. */
export function NewArticle() {
  const t = useT();
  return (
    <>
      <ViewHeading back={listPath()}>{t('managed-news.add')}</ViewHeading>
      <Drafted id="" stage={undefined} original={emptyNews} />
    </>
  );
}

function Found({ article }: { article: EditedArticleFragment }) {
  const t = useT();
  const lang = useLang();
  // What was there when the form opened stays its beginning, whatever is read meanwhile.
  const [{ id, stage, editor, updatedAt, publishedAt, original }] = useState(() => ({
    ...article,
    original: valuesOf(article),
  }));
  const standing = () => {
    if (stage === 'SCHEDULED' && publishedAt)
      return t('managed-news.publicAt', { time: formatDateTime(publishedAt, lang) });
    const time = formatDateTime(updatedAt, lang);
    return editor ? t('managed-news.changedBy', { editor, time }) : t('managed-news.changed', { time });
  };
  return (
    <>
      <ViewHeading back={listPath()}>{t('managed-news.edit')}</ViewHeading>
      <Flex columnGap="4" rowGap="2" wrap="wrap" align="center" mb="6" fontSize="sm">
        <StageTag stage={stage} />
        <chakra.span color="quiet">{standing()}</chakra.span>
        <TextLink to={managedNewsPath({ view: 'versions', id, from: null, to: null })}>
          {t('managed-news.versions')}
        </TextLink>
        {stage === 'PUBLISHED' ? (
          <TextLink to={paths.newsDetail(id)}>{t('managed-news.onSite')}</TextLink>
        ) : null}
      </Flex>
      <Drafted id={id} stage={stage} original={original} />
    </>
  );
}

export function ArticleGone() {
  return <MissingRecord to={listPath()}>{useT()('managed-news.gone')}</MissingRecord>;
}

/** An article that is there. */
export function EditArticle({ query }: { query: ArticleRef }) {
  const article = useDeskArticlePreloaded(query).data.organiser?.deskArticle;
  return article ? <Found article={article} /> : <ArticleGone />;
}
