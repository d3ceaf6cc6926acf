import { chakra } from '@chakra-ui/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n';
import { DetailSkeleton, RowListSkeleton } from '../../../ui/skeleton';
import type { ConsolePanelProps } from '../console';
import { reviewsPaths } from './address';
import { ReviewTabs } from './review-tabs';
import { History } from './history';
import type { ReviewsData } from './load';
import { Queue } from './queue';
import { RecordView } from './record';
import { UndoBar } from './undo-bar';
import { useDecisions } from './use-decisions';

/**
 * Reading goes on at the list where what was pressed has gone: with the record that somebody has left or decided on, or
 * with the buttons for the records that they had selected.
 */
function useReadOn(view: ReviewsData['view']) {
  const list = useRef<HTMLDivElement>(null);
  const [decidedInList, setDecidedInList] = useState(0);
  const before = useRef({ view, decidedInList });
  useEffect(() => {
    const isNew = before.current.decidedInList !== decidedInList;
    if (isNew || (before.current.view === 'record' && view !== 'record'))
      list.current?.focus({ preventScroll: true });
    before.current = { view, decidedInList };
  }, [view, decidedInList]);
  return { list, onDecided: () => setDecidedInList((count) => count + 1) };
}

/** Where people review: the queue, one record, and what was decided. A decision can be taken back from any of them. */
export function Reviews({ data }: ConsolePanelProps<ReviewsData>) {
  const t = useT();
  const navigate = useNavigate();
  const { list, onDecided } = useReadOn(data.view);
  const decisions = useDecisions();
  const { undoable, forgetUndo } = decisions;
  const undo = async () => {
    const [first] = await decisions.undo();
    // Back to what was decided too quickly.
    if (first)
      void navigate(
        reviewsPaths.record(first.kind, first.recordId, data.view === 'history' ? '' : data.kind),
      );
  };
  return (
    <>
      {data.view === 'record' ? null : (
        <ReviewTabs current={data.view === 'history' ? 'history' : data.kind} />
      )}
      {data.view === 'record' ? (
        <Suspense key={`${data.of}:${data.id}`} fallback={<DetailSkeleton />}>
          <RecordView data={data} decisions={decisions} onUndo={() => void undo()} />
        </Suspense>
      ) : (
        <chakra.div
          ref={list}
          role="group"
          aria-label={t(data.view === 'history' ? 'reviews.decided' : 'reviews.menu')}
          tabIndex={-1}
          outline="none"
        >
          <Suspense key={data.view} fallback={<RowListSkeleton isPlain count={5} />}>
            {data.view === 'history' ? (
              <History page={data.page} query={data.query} />
            ) : (
              <Queue
                key={data.kind}
                kind={data.kind}
                page={data.page}
                query={data.query}
                decisions={decisions}
                onDecided={onDecided}
              />
            )}
          </Suspense>
        </chakra.div>
      )}
      {undoable ? (
        <UndoBar
          // Never the key of what stands beside it.
          key={`undo ${undoable.items.map(({ id }) => id).join()}`}
          undoable={undoable}
          onUndo={() => void undo()}
          onOver={forgetUndo}
        />
      ) : null}
    </>
  );
}
