import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
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

/** Where people review: the queue, one record, and what was decided. A decision can be taken back from any of them. */
export function Reviews({ data }: ConsolePanelProps<ReviewsData>) {
  const navigate = useNavigate();
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
      <Suspense
        key={data.view === 'record' ? `${data.of}:${data.id}` : data.view}
        fallback={data.view === 'record' ? <DetailSkeleton /> : <RowListSkeleton isPlain count={5} />}
      >
        {data.view === 'queue' ? (
          <Queue key={data.kind} kind={data.kind} page={data.page} query={data.query} decisions={decisions} />
        ) : null}
        {data.view === 'history' ? <History page={data.page} query={data.query} /> : null}
        {data.view === 'record' ? (
          <RecordView data={data} decisions={decisions} onUndo={() => void undo()} />
        ) : null}
      </Suspense>
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
