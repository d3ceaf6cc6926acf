import type { Reference } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useFailureToast } from '../../../apollo';
import type { FormPayload } from '../../../forms';
import type { DecideReviewsInput } from '../../../gql/types';
import { toast } from '../../../ui/toast';
import {
  type QueueEntryFragment,
  useDecideReviewsMutation,
  useUndoReviewMutation,
} from './reviews.generated';

/** A decision that can be taken back. */
export interface Undoable {
  items: readonly QueueEntryFragment[];
  status: 'APPROVED' | 'REJECTED';
  seconds: number;
}

export type Verdict = Omit<DecideReviewsInput, 'records'> & { decision: 'APPROVED' | 'REJECTED' };

/** What became of a decision: done; refused, and what is wrong with which field; or neither, which has been told. */
export type DecisionResult = { isDone: true } | { isDone: false; text?: string; field?: string };

/** The same as the answer that a form understands; nothing where neither is known. */
export function formAnswer(result: DecisionResult): FormPayload | undefined {
  if (result.isDone) return { errors: [] };
  if (result.text === undefined) return undefined;
  return { errors: [{ message: result.text, path: result.field === undefined ? null : [result.field] }] };
}

/**
 * Decides on records and takes decisions back. Queues that were read are forgotten then, so that each page asks anew.
 */
export function useDecisions() {
  const { cache } = useApolloClient();
  const showFailure = useFailureToast();
  const [send] = useDecideReviewsMutation();
  const [sendUndo] = useUndoReviewMutation();
  const isUnderWay = useRef(false);
  const [isDeciding, setDeciding] = useState(false);
  const [undoable, setUndoable] = useState<Undoable>();

  const forgetQueues = () => {
    cache.modify({
      id: 'ROOT_QUERY',
      fields: {
        organiser: (organiser: Reference | null) => {
          const id = organiser?.__ref;
          if (!id) return organiser;
          for (const fieldName of ['reviewQueue', 'reviewCounts', 'reviewHistory', 'reviewRecord'])
            cache.evict({ id, fieldName });
          return organiser;
        },
      },
    });
  };

  const decide = async (items: readonly QueueEntryFragment[], verdict: Verdict): Promise<DecisionResult> => {
    if (isUnderWay.current || items.length === 0) return { isDone: false };
    isUnderWay.current = true;
    setDeciding(true);
    try {
      const records = items.map(({ kind, recordId, version }) => ({ kind, id: recordId, version }));
      const { data } = await send({ variables: { input: { ...verdict, records } } });
      const { decisions = [], errors = [] } = data?.decideReviews ?? {};
      const [error] = errors;
      if (error) {
        const field = error.path?.at(-1);
        return { isDone: false, text: error.message, ...(field ? { field } : {}) };
      }
      const held = decisions.filter(({ outcome }) => outcome === 'HELD');
      const done = decisions.find(({ outcome }) => outcome === 'DECIDED');
      if (done) toast.success(done.message);
      for (const { message, outcome } of decisions)
        if (outcome === 'TAKEN' || outcome === 'GONE' || outcome === 'TERMS') toast.warning(message);
      setUndoable(
        held[0] && {
          items: items.filter(({ id }) => held.some(({ itemId }) => itemId === id)),
          status: verdict.decision,
          seconds: held[0].undoSeconds,
        },
      );
      forgetQueues();
      return { isDone: true };
    } catch (error) {
      showFailure(error);
      return { isDone: false };
    } finally {
      isUnderWay.current = false;
      setDeciding(false);
    }
  };

  /** @returns the records that wait again */
  const undo = async (): Promise<readonly QueueEntryFragment[]> => {
    if (!undoable) return [];
    setUndoable(undefined);
    const back: QueueEntryFragment[] = [];
    try {
      for (const item of undoable.items) {
        const { data } = await sendUndo({ variables: { kind: item.kind, id: item.recordId } });
        const [error] = data?.undoReview.errors ?? [];
        if (error) toast.warning(error.message);
        else back.push(item);
      }
    } catch (error) {
      showFailure(error);
    }
    forgetQueues();
    return back;
  };

  return { decide, isDeciding, undoable, undo, forgetUndo: () => setUndoable(undefined) };
}

export type Decisions = ReturnType<typeof useDecisions>;
