import type { QueryRef } from '@apollo/client/react';
import type { ConsoleApp } from '../console';
import { type ReviewsAddress, readReviewsAddress } from './address';
import {
  ReviewHistoryDocument,
  type ReviewHistoryQuery,
  type ReviewHistoryQueryVariables,
  ReviewQueueDocument,
  type ReviewQueueQuery,
  type ReviewQueueQueryVariables,
  ReviewRecordDocument,
  type ReviewRecordQuery,
  type ReviewRecordQueryVariables,
} from './reviews.generated';

export type QueueRef = QueryRef<ReviewQueueQuery, ReviewQueueQueryVariables>;
export type RecordRef = QueryRef<ReviewRecordQuery, ReviewRecordQueryVariables>;
export type HistoryRef = QueryRef<ReviewHistoryQuery, ReviewHistoryQueryVariables>;

type Of<View> = Extract<ReviewsAddress, { view: View }>;
export type ReviewsData =
  | (Of<'queue'> & { query: QueueRef })
  /** With the start of the queue behind it: what comes next. */
  | (Of<'record'> & { query: RecordRef; queue: QueueRef })
  | (Of<'history'> & { query: HistoryRef });
/** What the view of one record reads. */
export type RecordData = Extract<ReviewsData, { view: 'record' }>;

/** Others hand in and decide all the time: what is in the cache is shown at once and asked for again. */
const fetchPolicy = 'cache-and-network';

/** What the address shows, asked for before anything is drawn. */
export function loadReviews(query: URLSearchParams, { preloadQuery }: ConsoleApp): ReviewsData {
  const address = readReviewsAddress(query);
  const queueOf = (kind: string, page: number) =>
    preloadQuery(ReviewQueueDocument, { variables: { kind: kind || null, page }, fetchPolicy });
  switch (address.view) {
    case 'queue':
      return { ...address, query: queueOf(address.kind, address.page) };
    case 'history':
      return {
        ...address,
        query: preloadQuery(ReviewHistoryDocument, { variables: { page: address.page }, fetchPolicy }),
      };
    case 'record': {
      const variables = { kind: address.of, id: address.id };
      return {
        ...address,
        query: preloadQuery(ReviewRecordDocument, { variables, fetchPolicy: 'network-only' }),
        queue: queueOf(address.kind, 1),
      };
    }
  }
}
