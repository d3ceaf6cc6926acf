import { reviewsPaths } from './address';
import type { RecordData } from './load';
import { useReviewQueuePreloaded } from './reviews.generated';

/** Addresses of what comes before and after a record in the queue; where it is in no queue, the first one is next. */
export function useNeighbours(data: RecordData) {
  const queue = useReviewQueuePreloaded(data.queue).data.organiser?.reviewQueue;
  const others = (queue?.nodes ?? []).map(({ kind, recordId, id }) => ({ id, kind, recordId }));
  const place = others.findIndex(({ kind, recordId }) => kind === data.of && recordId === data.id);
  const addressOf = (other: (typeof others)[number] | undefined) =>
    other ? reviewsPaths.record(other.kind, other.recordId, data.kind) : undefined;
  return {
    next: addressOf(place === -1 ? others[0] : others[place + 1]),
    previous: place > 0 ? addressOf(others[place - 1]) : undefined,
  };
}
