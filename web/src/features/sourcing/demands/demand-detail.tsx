import { chakra, Flex } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDate, formatNumber, useLang, useT } from '../../../i18n';
import { paths as sitePaths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import type { CentreAddress } from '../../centre';
import { ReceivedPairings } from '../../exhibiting/received-pairings';
import { Fact, Facts, MissingRecord, useDeleteRecords, ViewHeading } from '../../records';
import { RejectReason, ReviewTag, useWatchReview } from '../../review';
import { useDemandDeletion } from './deletion';
import { type OwnDemandFragment, useOwnDemandFragment, useOwnDemandByIdPreloaded } from './demands.generated';
import type { OwnDemandRef } from './load';
import { demandPaths } from './paths';

type Role = CentreAddress['role'];

interface FoundProps extends Pick<ComponentProps<typeof ReceivedPairings>, 'role' | 'pairings'> {
  from: Parameters<typeof useOwnDemandFragment>[0];
}

/** All fields and the state (VC-064), and what can be done in it. */
function Found({ role, from, pairings }: FoundProps) {
  const t = useT();
  const lang = useLang();
  const navigate = useNavigate();
  const demand: OwnDemandFragment = useOwnDemandFragment(from);
  const { id, review, content, imageUrl, applicantCount } = demand;
  const paths = demandPaths(role);
  const { forget, ...deletion } = useDemandDeletion();
  const { ask, question } = useDeleteRecords({
    ...deletion,
    onDeleted: (ids) => {
      void navigate(paths.list, { replace: true });
      forget(ids);
    },
  });
  useWatchReview(review?.status === 'UNDER_REVIEW');
  const day = (instant: string) => <time dateTime={instant}>{formatDate(instant, lang)}</time>;
  return (
    <>
      <ViewHeading back={paths.list}>{t('demands.detail')}</ViewHeading>
      <Flex direction="column" gap="4" maxWidth="45rem">
        {review ? (
          <Flex align="center" gap="3" wrap="wrap" role="status">
            <ReviewTag status={review.status} label={review.statusLabel} />
            {review.decidedAt ? (
              <chakra.span color="quiet" fontSize="sm">
                {t('review.decided', { date: formatDate(review.decidedAt, lang) })}
              </chakra.span>
            ) : null}
          </Flex>
        ) : null}
        {review?.reason ? <RejectReason reason={review.reason} /> : null}
        <Facts>
          <Fact label={t('demands.purchaseTypes')}>{demand.purchaseTypeLabels.join(t('demands.comma'))}</Fact>
          <Fact label={t('demands.publishType')}>{demand.publishTypeLabel}</Fact>
          <Fact label={t('demands.content')}>{content}</Fact>
          <Fact label={t('demands.quantity')}>{demand.quantity}</Fact>
          <Fact label={t('demands.picture')}>
            {imageUrl ? (
              <chakra.div width="min(100%, 20rem)" borderWidth="1px" borderRadius="control" overflow="hidden">
                <Picture
                  sizes="320px"
                  src={imageUrl}
                  alt={t('demands.pictureOf')}
                  ratio={2}
                  fit="contain"
                  seed={id}
                />
              </chakra.div>
            ) : (
              <chakra.span color="quiet">{t('demands.noPicture')}</chakra.span>
            )}
          </Fact>
          {demand.publisher ? <Fact label={t('demands.publisher')}>{demand.publisher}</Fact> : null}
          <Fact label={t('demands.created')}>{day(demand.createdAt)}</Fact>
          {demand.updatedAt ? <Fact label={t('demands.updated')}>{day(demand.updatedAt)}</Fact> : null}
          {review?.status === 'APPROVED' ? (
            <Fact label={t('demands.applied')}>
              {t('sourcing.applicants', { count: applicantCount, shown: formatNumber(applicantCount) })}
            </Fact>
          ) : null}
        </Facts>
        {review?.status === 'APPROVED' ? <ReceivedPairings role={role} pairings={pairings} /> : null}
        <Flex gap="3" wrap="wrap" mt="2">
          {review?.isEditable ? (
            <ButtonLink to={paths.of({ view: 'edit', id })}>{t('review.editAgain')}</ButtonLink>
          ) : null}
          {review?.status === 'APPROVED' ? (
            <ButtonLink to={sitePaths.buyerPosts({ id })} variant="outline">
              {t('demands.public')}
            </ButtonLink>
          ) : null}
          <Button variant="ghost" color="rejected" onClick={() => ask([{ id, title: content }])}>
            <Icon name="trash" size="18px" />
            {t('records.delete')}
          </Button>
        </Flex>
      </Flex>
      {question}
    </>
  );
}

/** One own request in full (VC-064, EXH-151). */
export function DemandDetail({ role, query }: { role: Role; query: OwnDemandRef }) {
  const { viewer } = useOwnDemandByIdPreloaded(query).data;
  const post = viewer?.buyerPost;
  if (!post) return <DemandGone role={role} />;
  return <Found role={role} from={post} pairings={viewer.receivedPairings?.nodes ?? []} />;
}

export function DemandGone({ role }: { role: Role }) {
  return <MissingRecord to={demandPaths(role).list}>{useT()('demands.gone')}</MissingRecord>;
}
