import { useReadQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDate, formatNumber, useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import type { CentreAddress } from '../../centre';
import { demandListPath, demandsPath } from './address';
import { type OwnDemandFragment, useOwnDemandFragment } from './demands.generated';
import type { OwnDemandRef } from './load';
import { RejectReason } from './reject-reason';
import { ReviewTag } from './review-tag';
import { useDeleteDemand } from './use-delete-demand';
import { useWatchReview } from './use-watch-review';
import { ViewHeading } from './view-heading';

type Role = CentreAddress['role'];

const Facts = chakra('dl', {
  base: {
    borderTopWidth: '1px',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: '9rem minmax(0, 1fr)' },
      columnGap: '6',
      rowGap: '0.5',
      py: '3.5',
      borderBottomWidth: '1px',
    },
    '& dt': { color: 'quiet' },
    '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
});

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** All fields and the state (VC-064), and what can be done in it. */
function Found({ role, from }: { role: Role; from: Parameters<typeof useOwnDemandFragment>[0] }) {
  const t = useT();
  const lang = useLang();
  const navigate = useNavigate();
  const demand: OwnDemandFragment = useOwnDemandFragment(from);
  const { id, review, content, imageUrl, applicantCount } = demand;
  const { ask, question } = useDeleteDemand(() => void navigate(demandListPath(role), { replace: true }));
  useWatchReview(review?.status === 'UNDER_REVIEW');
  const day = (instant: string) => <time dateTime={instant}>{formatDate(instant, lang)}</time>;
  return (
    <>
      <ViewHeading role={role}>{t('demands.detail')}</ViewHeading>
      <Flex direction="column" gap="4" maxWidth="45rem">
        {review ? (
          <Flex align="center" gap="3" wrap="wrap" role="status">
            <ReviewTag status={review.status} label={review.statusLabel} />
            {review.decidedAt ? (
              <chakra.span color="quiet" fontSize="sm">
                {t('demands.decided', { date: formatDate(review.decidedAt, lang) })}
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
                  src={`${imageUrl}?w=640`}
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
        <Flex gap="3" wrap="wrap" mt="2">
          {review?.isEditable ? (
            <ButtonLink to={demandsPath(role, { view: 'edit', id })}>{t('demands.editAgain')}</ButtonLink>
          ) : null}
          {review?.status === 'APPROVED' ? (
            <ButtonLink to={paths.buyerPosts({ id })} variant="outline">
              {t('demands.public')}
            </ButtonLink>
          ) : null}
          <Button variant="ghost" color="rejected" onClick={() => ask({ id, content })}>
            <Icon name="trash" size="18px" />
            {t('demands.delete')}
          </Button>
        </Flex>
      </Flex>
      {question}
    </>
  );
}

/** One own request in full (VC-064, EXH-151). */
export function DemandDetail({ role, query }: { role: Role; query: OwnDemandRef }) {
  const post = useReadQuery(query).data.viewer?.buyerPost;
  return post ? <Found role={role} from={post} /> : <DemandGone role={role} />;
}

/** Deleted, somebody else's, or never there: all the same. */
export function DemandGone({ role }: { role: Role }) {
  const t = useT();
  return (
    <EmptyState
      seed="demand-gone"
      action={
        <ButtonLink to={demandListPath(role)} variant="outline">
          {t('demands.back')}
        </ButtonLink>
      }
    >
      {t('demands.gone')}
    </EmptyState>
  );
}
