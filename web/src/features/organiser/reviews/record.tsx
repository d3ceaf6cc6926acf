import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { reviewsPaths } from './address';
import { DecisionBar } from './decision-bar';
import type { RecordData } from './load';
import { RecordFields } from './record-fields';
import { RecordNavigation, RecordTitle } from './record-head';
import { RejectDialog } from './reject-dialog';
import { fetchReviewRecord, useReviewRecordPreloaded } from './reviews.generated';
import { StepLine } from './steps';
import { TermsDialog } from './terms-dialog';
import type { Decisions } from './use-decisions';
import type { ReviewedRecord } from './reviewed-record';
import { useNeighbours } from './use-neighbours';
import { useReviewKeys } from './use-review-keys';

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
  const navigate = useNavigate();
  const record = useReviewRecordPreloaded(data.query).data.organiser?.reviewRecord;
  const { next, previous } = useNeighbours(data);
  const [asking, setAsking] = useState<'reject' | 'terms'>();
  const region = useRef<HTMLElement>(null);
  useStillHere(data.of, data.id);
  // The keys work at once, and a screen reader begins here.
  useEffect(() => region.current?.focus({ preventScroll: true }), [data.of, data.id]);

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
  return (
    <chakra.article ref={region} tabIndex={-1} outline="none" aria-labelledby="review-title">
      <RecordNavigation kind={data.kind} previous={previous} next={next} />
      <RecordTitle item={item} />
      <Standing record={record} />
      <RecordFields fields={fields} />
      <DecisionBar
        isDisabled={!isOpen || decisions.isDeciding}
        onApprove={() => void approve()}
        onReject={() => setAsking('reject')}
      />
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
