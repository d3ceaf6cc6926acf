import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDate, useLang, useT } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { RichText } from '../../../ui/rich-text';
import { MissingRecord, useDeleteRecords, ViewHeading } from '../../records';
import { RejectReason, ReviewTag, useWatchReview } from '../../review';
import { useOwnArticleFragment, useOwnArticleByIdPreloaded } from './articles.generated';
import { useArticleDeletion } from './deletion';
import type { OwnArticleRef } from './load';
import { articlePaths } from './paths';

/** One language of the article as readers will see it. */
function Side({ lang, label, title, body }: { lang: string; label: string; title: string; body: string }) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} borderTopWidth="1px" pt="6">
      <chakra.p color="quiet" fontSize="sm" mb="1">
        {label}
      </chakra.p>
      <chakra.div lang={lang}>
        <chakra.h3 id={id} fontSize="lg" mb="4" overflowWrap="anywhere">
          {title}
        </chakra.h3>
        <RichText html={body} />
      </chakra.div>
    </chakra.section>
  );
}

/** All of an article, its state, and what can be done in it. */
function Found({ from }: { from: Parameters<typeof useOwnArticleFragment>[0] }) {
  const t = useT();
  const lang = useLang();
  const navigate = useNavigate();
  const article = useOwnArticleFragment(from);
  const { id, review, coverUrl, files, createdAt, updatedAt } = article;
  const { forget, ...deletion } = useArticleDeletion();
  const { ask, question } = useDeleteRecords({
    ...deletion,
    onDeleted: (ids) => {
      void navigate(articlePaths.list, { replace: true });
      forget(ids);
    },
  });
  useWatchReview(review.status === 'UNDER_REVIEW');
  const title = lang === 'ZH' ? article.titleCn : article.titleEn;
  const dates: string[] = [
    t('articles.created', { date: formatDate(createdAt, lang) }),
    ...(updatedAt ? [t('articles.updated', { date: formatDate(updatedAt, lang) })] : []),
    ...(review.decidedAt ? [t('review.decided', { date: formatDate(review.decidedAt, lang) })] : []),
  ];
  return (
    <>
      <ViewHeading back={articlePaths.list}>{t('articles.detail')}</ViewHeading>
      <Flex direction="column" gap="5" maxWidth="45rem">
        <Flex align="center" gap="3" wrap="wrap" role="status">
          <ReviewTag status={review.status} label={review.statusLabel} />
          <chakra.span color="quiet" fontSize="sm">
            {inARow(dates)}
          </chakra.span>
        </Flex>
        {review.reason ? <RejectReason reason={review.reason} /> : null}
        <chakra.div width="min(100%, 25rem)" borderWidth="1px" borderRadius="control" overflow="hidden">
          <Picture sizes="400px" src={coverUrl} alt={t('articles.coverOf')} ratio={2} seed={id} />
        </chakra.div>
        <Side lang="zh-CN" label={t('articles.chinese')} title={article.titleCn} body={article.bodyCn} />
        <Side lang="en" label={t('articles.english')} title={article.titleEn} body={article.bodyEn} />
        {files.length > 0 ? (
          <chakra.section borderTopWidth="1px" pt="6">
            <chakra.h3 fontSize="md" mb="3">
              {t('articles.files')}
            </chakra.h3>
            <chakra.ul listStyleType="none" display="grid" gap="2">
              {files.map(({ address, name }) => (
                <li key={address}>
                  <chakra.a
                    href={address}
                    target="_blank"
                    rel="noopener"
                    color="accent"
                    display="inline-flex"
                    gap="2"
                    alignItems="center"
                    overflowWrap="anywhere"
                  >
                    <Icon name="file" size="18px" />
                    {name}
                  </chakra.a>
                </li>
              ))}
            </chakra.ul>
          </chakra.section>
        ) : null}
        <Flex gap="3" wrap="wrap" mt="2">
          {review.isEditable ? (
            <ButtonLink to={articlePaths.of({ view: 'edit', id })}>{t('review.editAgain')}</ButtonLink>
          ) : null}
          {review.status === 'APPROVED' ? (
            <ButtonLink to={paths.newsDetail(id)} variant="outline">
              {t('articles.public')}
            </ButtonLink>
          ) : null}
          <Button variant="ghost" color="rejected" onClick={() => ask([{ id, title }])}>
            <Icon name="trash" size="18px" />
            {t('records.delete')}
          </Button>
        </Flex>
      </Flex>
      {question}
    </>
  );
}

/** One own article in full (EXH-074). */
export function ArticleDetail({ query }: { query: OwnArticleRef }) {
  const article = useOwnArticleByIdPreloaded(query).data.viewer?.promotionArticle;
  return article ? <Found from={article} /> : <ArticleGone />;
}

export function ArticleGone() {
  return <MissingRecord to={articlePaths.list}>{useT()('articles.gone')}</MissingRecord>;
}
