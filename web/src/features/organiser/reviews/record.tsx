import { useApolloClient } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { Button, ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import { TextLink } from '../../../ui/text-link';
import { reviewsPaths } from './address';
import type { ReviewsData } from './load';
import { RecordFields } from './record-fields';
import { RejectDialog } from './reject-dialog';
import { fetchReviewRecord, useReviewRecordPreloaded, useReviewQueuePreloaded } from './reviews.generated';
import { StepLine } from './steps';
import { TermsDialog } from './terms-dialog';
import type { Decisions } from './use-decisions';
import type { ReviewedRecord } from './reviewed-record';
import { useReviewKeys } from './use-review-keys';

type RecordData = Extract<ReviewsData, { view: 'record' }>;

/** How often a reader says that they still read: well before the server forgets it. */
const STILL_HERE_MS = 45_000;

/** Asks for the record again now and then: others see that it is being read, and their decision is seen here. */
function useStillHere(kind: string, id: string) {
  const client = useApolloClient();
  useEffect(() => {
    const ask = () => {
      if (document.hidden) return;
      const variables = { kind, id };
      fetchReviewRecord(client, { variables, fetchPolicy: 'network-only' }).catch(() => undefined);
    };
    const timer = setInterval(ask, STILL_HERE_MS);
    return () => clearInterval(timer);
  }, [client, kind, id]);
}

/** Why nothing can be decided, or who else is at it. */
function Standing({ record }: { record: ReviewedRecord }) {
  const t = useT();
  const { status, heldBy, heldStatus, readBy } = record;
  const text = () => {
    if (heldBy && heldStatus)
      return t(`reviews.held.${heldStatus === 'APPROVED' ? 'APPROVED' : 'REJECTED'}`, { name: heldBy });
    if (status !== 'UNDER_REVIEW') return t(`reviews.over.${status}`);
    return readBy ? t('reviews.readBy', { name: readBy }) : '';
  };
  return (
    <chakra.p role="status" color="review" mb={text() ? '4' : '0'}>
      {text()}
    </chakra.p>
  );
}

interface RecordViewProps {
  data: RecordData;
  decisions: Decisions;
  onUndo: () => void;
}

/** One record as a reviewer reads it, with what can be done about it, by pointer and by keyboard. */
export function RecordView({ data, decisions, onUndo }: RecordViewProps) {
  const t = useT();
  const lang = useLang();
  const navigate = useNavigate();
  const record = useReviewRecordPreloaded(data.query).data.organiser?.reviewRecord;
  const queue = useReviewQueuePreloaded(data.queue).data.organiser?.reviewQueue;
  const [asking, setAsking] = useState<'reject' | 'terms'>();
  const region = useRef<HTMLElement>(null);
  useStillHere(data.of, data.id);
  // The keys work at once, and a screen reader begins here.
  useEffect(() => region.current?.focus({ preventScroll: true }), [data.of, data.id]);

  const others = (queue?.nodes ?? []).map(({ kind, recordId, id }) => ({ id, kind, recordId }));
  const place = others.findIndex(({ kind, recordId }) => kind === data.of && recordId === data.id);
  const addressOf = (other: (typeof others)[number] | undefined) =>
    other ? reviewsPaths.record(other.kind, other.recordId, data.kind) : undefined;
  const next = addressOf(place === -1 ? others[0] : others[place + 1]);
  const previous = place > 0 ? addressOf(others[place - 1]) : undefined;
  const goOn = () => void navigate(next ?? previous ?? reviewsPaths.queue(data.kind));
  const isOpen = record?.status === 'UNDER_REVIEW' && !record.heldBy;

  const approve = async () => {
    if (!record || !isOpen) return;
    if (record.terms.length > 0) setAsking('terms');
    else if ((await decisions.decide([record.item], { decision: 'APPROVED' })).isDone) goOn();
  };
  useReviewKeys(region, {
    a: () => void approve(),
    r: () => isOpen && setAsking('reject'),
    u: onUndo,
    j: () => next && void navigate(next),
    k: () => previous && void navigate(previous),
  });

  if (!record)
    return (
      <EmptyState
        title={t('reviews.gone')}
        action={<ButtonLink to={reviewsPaths.queue(data.kind)}>{t('reviews.back')}</ButtonLink>}
      >
        {t('reviews.gone.text')}
      </EmptyState>
    );
  const { item, fields, steps } = record;
  const step = (to: string | undefined, label: string, icon: 'chevronLeft' | 'chevronRight') =>
    to ? (
      <ButtonLink to={to} variant="outline" size="icon" aria-label={label} title={label}>
        <Icon name={icon} />
      </ButtonLink>
    ) : (
      <Button variant="outline" size="icon" aria-label={label} disabled>
        <Icon name={icon} />
      </Button>
    );
  return (
    <chakra.article ref={region} tabIndex={-1} outline="none" aria-labelledby="review-title">
      <Flex justify="space-between" align="center" gap="3" mb="4">
        <TextLink to={reviewsPaths.queue(data.kind)} display="inline-flex" gap="1" alignItems="center">
          <Icon name="chevronLeft" size="18px" />
          {t('reviews.back')}
        </TextLink>
        <Flex gap="2">
          {step(previous, t('reviews.previous'), 'chevronLeft')}
          {step(next, t('reviews.next'), 'chevronRight')}
        </Flex>
      </Flex>
      <Flex gap="2" rowGap="1" wrap="wrap" align="center" color="quiet" fontSize="sm">
        <Tag tone="second">{item.kindLabel}</Tag>
        <span>{item.owner}</span>
        <time dateTime={item.submittedAt}>{formatDateTime(item.submittedAt, lang)}</time>
      </Flex>
      <chakra.h2 id="review-title" fontSize={{ base: 'lg', md: 'xl' }} mt="2" mb="4" overflowWrap="anywhere">
        {item.title || item.recordId}
      </chakra.h2>
      <Standing record={record} />
      <RecordFields fields={fields} />
      <Flex
        gap="3"
        wrap="wrap"
        align="center"
        position="sticky"
        bottom="0"
        py="4"
        bg="page"
        borderTopWidth="1px"
        mt="-1px"
      >
        <Button disabled={!isOpen || decisions.isDeciding} onClick={() => void approve()}>
          <Icon name="check" size="18px" />
          {t('reviews.approve')}
        </Button>
        <Button
          variant="outline"
          disabled={!isOpen || decisions.isDeciding}
          onClick={() => setAsking('reject')}
        >
          <Icon name="close" size="18px" />
          {t('reviews.reject')}
        </Button>
        <chakra.span color="quiet" fontSize="sm" display={{ base: 'none', md: 'inline' }}>
          {t('reviews.keys')}
        </chakra.span>
      </Flex>
      <chakra.h3 fontSize="md" mt="6" mb="1">
        {t('reviews.history')}
      </chakra.h3>
      <chakra.ul listStyleType="none" borderTopWidth="1px">
        {steps.map((one) => (
          <StepLine key={one.id} step={one} />
        ))}
      </chakra.ul>
      <RejectDialog
        open={asking === 'reject'}
        items={[item]}
        decisions={decisions}
        onClose={() => setAsking(undefined)}
        onDone={goOn}
      />
      <TermsDialog
        open={asking === 'terms'}
        record={record}
        decisions={decisions}
        onClose={() => setAsking(undefined)}
        onDone={goOn}
      />
    </chakra.article>
  );
}
