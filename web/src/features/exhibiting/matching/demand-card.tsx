import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { formatDate, formatNumber, useLang, useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import { RejectReason } from '../../review';
import { PublishTag } from '../../sourcing';
import { ApplyButton } from '../pairing/apply-button';
import { threadPath } from '../pairing/paths';
import { PairingTag } from '../pairing-status/pairing-tag';
import { type DemandCardFragment, useDemandCardFragment } from './matching.generated';

const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '1',
    fontSize: 'sm',
    '& > div': { display: 'flex', gap: '2' },
    '& dt': { color: 'quiet', flex: 'none' },
    '& dd': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
  },
});

/** How far the company's application is, or the way to one. */
function Application({
  demand: { buyerPost, application },
  onApplied,
}: {
  demand: DemandCardFragment;
  onApplied: () => void;
}) {
  const t = useT();
  const apply = (isAgain: boolean) => (
    <ApplyButton post={buyerPost} isAgain={isAgain} variant="outline" size="sm" onApplied={onApplied} />
  );
  if (!application) return apply(false);
  const { status, consultationId, review } = application;
  return (
    <>
      <PairingTag status={status} />
      {review.reason ? (
        <chakra.div flex="1 1 16rem">
          <RejectReason reason={review.reason} />
        </chakra.div>
      ) : null}
      {consultationId ? (
        <ButtonLink
          to={threadPath(consultationId)}
          variant="outline"
          size="sm"
          aria-label={t('pairing.threadOf', { title: buyerPost.content })}
        >
          {t('pairing.thread')}
        </ButtonLink>
      ) : null}
      {status === 'FAILED' ? apply(true) : null}
    </>
  );
}

/** A request that fits: what is wanted, by whom, why it is shown, and how far the application is (REST-120). */
export function DemandCard({ demand: from }: { demand: FragmentType<DemandCardFragment> }) {
  const t = useT();
  const lang = useLang();
  const heading = useId();
  const card = useRef<HTMLElement>(null);
  const demand = useDemandCardFragment(from);
  const { reason, buyerPost } = demand;
  const { publishType, publishTypeLabel, purchaseTypeLabels, applicantCount, createdAt } = buyerPost;
  return (
    <chakra.article
      ref={card}
      tabIndex={-1}
      aria-labelledby={heading}
      display="grid"
      gap="3.5"
      p={{ base: '4', md: '5' }}
      borderWidth="1px"
      borderRadius="card"
      bg="raised"
    >
      <Flex as="ul" role="list" listStyleType="none" gap="2" wrap="wrap" aria-label={t('matching.types')}>
        <chakra.li display="flex">
          <PublishTag type={publishType} label={publishTypeLabel} />
        </chakra.li>
        {purchaseTypeLabels.map((label) => (
          <chakra.li key={label} display="flex">
            <Tag>{label}</Tag>
          </chakra.li>
        ))}
      </Flex>
      <chakra.h2 id={heading} fontSize={{ base: 'md', md: 'lg' }} fontWeight="medium" lineHeight="1.55">
        {buyerPost.content}
      </chakra.h2>
      <Facts>
        <div>
          <dt>{t('matching.quantity')}</dt>
          <dd>{buyerPost.quantity}</dd>
        </div>
        {buyerPost.publisher ? (
          <div>
            <dt>{t('matching.buyer')}</dt>
            <dd>{buyerPost.publisher}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('matching.applied')}</dt>
          <dd>{t('matching.suppliers', { count: applicantCount, shown: formatNumber(applicantCount) })}</dd>
        </div>
        <div>
          <dt>{t('matching.date')}</dt>
          <dd>
            <time dateTime={createdAt}>{formatDate(createdAt, lang)}</time>
          </dd>
        </div>
      </Facts>
      <Flex gap="2" px="3.5" py="2.5" borderRadius="control" bg="accent.soft" fontSize="sm">
        <Icon name="checkCircle" size="18px" mt="0.5" flex="none" color="accent" />
        <p>
          <chakra.strong fontWeight="semibold">{t('matching.why')}</chakra.strong> {reason}
        </p>
      </Flex>
      <Flex gap="3" wrap="wrap" align="center">
        <Application
          demand={demand}
          // The button that was pressed is about to go: reading goes on at the request.
          onApplied={() => card.current?.focus({ preventScroll: true })}
        />
      </Flex>
    </chakra.article>
  );
}
