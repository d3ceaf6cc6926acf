import { chakra, Flex } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { formatDate, useLang, useT } from '../../../i18n';
import { Button, ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { Fact, Facts, MissingRecord, useDeleteRecords, ViewHeading } from '../../records';
import { RejectReason, ReviewTag, useWatchReview } from '../../review';
import { useBadgeCardFragment, useOwnBadgeFragment, useOwnBadgeByIdPreloaded } from './badges.generated';
import { useBadgeDeletion } from './deletion';
import type { OwnBadgeRef } from './load';
import { badgePaths as paths } from './paths';

type Badge = Parameters<typeof useOwnBadgeFragment>[0] & Parameters<typeof useBadgeCardFragment>[0];

function Found({ from }: { from: Badge }) {
  const t = useT();
  const lang = useLang();
  const navigate = useNavigate();
  const { id, name, review, ...badge } = useOwnBadgeFragment(from);
  const { cardImageUrl } = useBadgeCardFragment(from);
  const { forget, ...deletion } = useBadgeDeletion();
  const { ask, question } = useDeleteRecords({
    ...deletion,
    onDeleted: (ids) => {
      void navigate(paths.list, { replace: true });
      forget(ids);
    },
  });
  useWatchReview(review.status === 'UNDER_REVIEW');
  const day = (instant: string) => <time dateTime={instant}>{formatDate(instant, lang)}</time>;
  return (
    <>
      <ViewHeading back={paths.list}>{t('badges.detail')}</ViewHeading>
      <Flex direction="column" gap="4" maxWidth="45rem">
        <Flex align="center" gap="3" wrap="wrap" role="status">
          <ReviewTag status={review.status} label={review.statusLabel} />
          {review.decidedAt ? (
            <chakra.span color="quiet" fontSize="sm">
              {t('review.decided', { date: formatDate(review.decidedAt, lang) })}
            </chakra.span>
          ) : null}
        </Flex>
        {review.reason ? <RejectReason reason={review.reason} /> : null}
        <Facts>
          <Fact label={t('badges.name')}>{name}</Fact>
          <Fact label={t('badges.cardType')}>{badge.cardTypeLabel}</Fact>
          <Fact label={t('badges.cardNumber')}>{badge.maskedCardNumber}</Fact>
          {cardImageUrl ? (
            <Fact label={t('badges.cardImage')}>
              <chakra.div width="min(100%, 20rem)" borderWidth="1px" borderRadius="control" overflow="hidden">
                <Picture
                  sizes="320px"
                  src={cardImageUrl}
                  alt={t('badges.cardImage')}
                  ratio={1.5}
                  fit="contain"
                />
              </chakra.div>
            </Fact>
          ) : null}
          <Fact label={t('badges.companyName')}>{badge.companyName}</Fact>
          <Fact label={t('badges.position')}>{badge.positionLabel}</Fact>
          <Fact label={t('badges.phone')}>{badge.phone}</Fact>
          <Fact label={t('badges.created')}>{day(badge.createdAt)}</Fact>
          {badge.updatedAt ? <Fact label={t('badges.updated')}>{day(badge.updatedAt)}</Fact> : null}
        </Facts>
        {review.status === 'APPROVED' ? null : (
          <Flex gap="3" wrap="wrap" mt="2">
            {review.isEditable ? (
              <ButtonLink to={paths.of({ view: 'edit', id })}>{t('review.editAgain')}</ButtonLink>
            ) : null}
            <Button variant="ghost" color="rejected" onClick={() => ask([{ id, title: name }])}>
              <Icon name="trash" size="18px" />
              {t('records.delete')}
            </Button>
          </Flex>
        )}
      </Flex>
      {question}
    </>
  );
}

/** One badge in full; the number of its card stays masked (EXH-098). */
export function BadgeDetail({ query }: { query: OwnBadgeRef }) {
  const badge = useOwnBadgeByIdPreloaded(query).data.viewer?.badge;
  return badge ? <Found from={badge} /> : <BadgeGone />;
}

export function BadgeGone() {
  return <MissingRecord to={paths.list}>{useT()('badges.gone')}</MissingRecord>;
}
