import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { formatDate, useLang, useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { CardLink } from '../../../ui/card-link';
import { IconButton } from '../../../ui/icon-button';
import { Picture } from '../../../ui/picture';
import { RecordActions, RecordRow, SelectOne, type Selection } from '../../records';
import { RejectReason, ReviewTag } from '../../review';
import { type OwnArticleLineFragment, useOwnArticleLineFragment } from './articles.generated';
import { articlePaths } from './paths';

const columns = {
  gridTemplateColumns: { base: 'auto minmax(0, 1fr)', sm: 'auto 9rem minmax(0, 1fr)' },
  rowGap: '3',
} as const;

interface ArticleRowProps {
  article: FragmentType<OwnArticleLineFragment>;
  selection: Selection;
  /** Asks before it is deleted. */
  onDelete: () => void;
}

/** One own article: cover, state with its colour, title, and why it was rejected. */
export function ArticleRow({ article, selection, onDelete }: ArticleRowProps) {
  const t = useT();
  const lang = useLang();
  const heading = useId();
  const { id, title, coverUrl, createdAt, review } = useOwnArticleLineFragment(article);
  return (
    <RecordRow {...columns} aria-labelledby={heading}>
      <chakra.div position="relative" zIndex={2}>
        <SelectOne selection={selection} record={{ id, title }} />
      </chakra.div>
      <chakra.div
        display={{ base: 'none', sm: 'block' }}
        borderRadius="control"
        overflow="hidden"
        alignSelf="start"
      >
        <Picture sizes="144px" src={coverUrl} alt="" ratio={2} seed={id} />
      </chakra.div>
      <Flex direction="column" gap="2" minWidth="0">
        <Flex align="start" justify="space-between" gap="2">
          <Flex align="center" columnGap="3" rowGap="1" wrap="wrap" minHeight="9" minWidth="0">
            <ReviewTag status={review.status} label={review.statusLabel} />
            <chakra.time dateTime={createdAt} color="quiet" fontSize="sm">
              {formatDate(createdAt, lang)}
            </chakra.time>
          </Flex>
          <RecordActions flexShrink="0">
            {review.isEditable ? (
              <ButtonLink
                variant="outline"
                size="sm"
                to={articlePaths.of({ view: 'edit', id })}
                aria-describedby={heading}
              >
                {t('records.edit')}
              </ButtonLink>
            ) : null}
            <IconButton
              icon="trash"
              label={t('records.deleteOne', { title })}
              color="quiet"
              onClick={onDelete}
            />
          </RecordActions>
        </Flex>
        <chakra.h2 id={heading} fontSize="md" fontWeight="medium" lineHeight="1.55" lineClamp={2}>
          <CardLink to={articlePaths.of({ view: 'detail', id })}>{title}</CardLink>
        </chakra.h2>
      </Flex>
      {review.reason ? (
        <chakra.div gridColumn="1 / -1">
          <RejectReason reason={review.reason} />
        </chakra.div>
      ) : null}
    </RecordRow>
  );
}
