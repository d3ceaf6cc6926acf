import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../i18n';
import { FormSkeleton } from '../../../ui/skeleton';
import { useViewerQuery } from '../../identity';
import { MissingRecord, ViewHeading } from '../../records';
import { RejectReason } from '../../review';
import { ArticleGone } from './article-detail';
import { ArticleForm } from './article-form';
import { ArticleNote } from './article-note';
import { useOwnArticleFragment, useOwnArticleByIdPreloaded } from './articles.generated';
import { articleDraft } from './draft';
import type { OwnArticleRef } from './load';
import { articlePaths } from './paths';
import { type ArticleValues, emptyValues } from './values';

interface DraftedProps {
  accountId: string;
  id: string;
  original: ArticleValues;
}

/** The form, from where its writer left it. */
function Drafted({ accountId, id, original }: DraftedProps) {
  const [draft] = useState(() => articleDraft(accountId));
  return <ArticleForm id={id} original={original} draft={draft} />;
}

/** A new article. */
export function NewArticle() {
  const t = useT();
  // The centre has read who is here. Where it could not, the form has nowhere to keep its draft: the part failed.
  const { data, error } = useViewerQuery({});
  if (error) throw new Error(error.message, { cause: error });
  const accountId = data?.viewer?.id;
  return (
    <>
      <ViewHeading back={articlePaths.list}>{t('articles.addTitle')}</ViewHeading>
      <Flex direction="column" gap="3" mb="7" maxWidth="form">
        <ArticleNote />
      </Flex>
      {accountId ? <Drafted accountId={accountId} id="" original={emptyValues} /> : <FormSkeleton />}
    </>
  );
}

interface RejectedProps {
  accountId: string;
  from: Parameters<typeof useOwnArticleFragment>[0];
}

function Rejected({ accountId, from }: RejectedProps) {
  const t = useT();
  const { id, review, ...article } = useOwnArticleFragment(from);
  // What was rejected when the form opened stays its beginning, whatever is read meanwhile.
  const [{ original, reason, mayEdit }] = useState(() => {
    const { titleCn, titleEn, coverUrl, bodyCn, bodyEn, files } = article;
    const sent = files.map(({ address, name }) => ({ address, name }));
    return {
      original: { titleCn, titleEn, coverUrl, bodyCn, bodyEn, files: sent },
      reason: review.reason,
      mayEdit: review.isEditable,
    };
  });
  if (!mayEdit) {
    return (
      <MissingRecord to={articlePaths.of({ view: 'detail', id })} label={t('records.show')}>
        {t(review.status === 'APPROVED' ? 'review.stays.APPROVED' : 'review.stays.UNDER_REVIEW')}
      </MissingRecord>
    );
  }
  return (
    <>
      <ViewHeading back={articlePaths.list}>{t('articles.editTitle')}</ViewHeading>
      <Flex direction="column" gap="3" mb="7" maxWidth="form">
        {reason ? <RejectReason reason={reason} /> : null}
        <ArticleNote />
      </Flex>
      <Drafted accountId={accountId} id={id} original={original} />
    </>
  );
}

/** A rejected article, to be handed in again; others are not edited (EXH-076, ERR-028, ERR-029). */
export function EditArticle({ query }: { query: OwnArticleRef }) {
  const viewer = useOwnArticleByIdPreloaded(query).data.viewer;
  const article = viewer?.promotionArticle;
  return article ? <Rejected accountId={viewer.id} from={article} /> : <ArticleGone />;
}
