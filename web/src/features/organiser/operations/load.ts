import type { QueryRef } from '@apollo/client/react';
import type { OperationsMessageState } from '../../../gql/types';
import { readPageNumber } from '../../../lib/page-number';
import type { ConsoleApp } from '../console';
import {
  OperationsHealthDocument,
  type OperationsHealthQuery,
  OperationsJobsDocument,
  type OperationsJobsQuery,
  OperationsMessagesDocument,
  type OperationsMessagesQuery,
  type OperationsMessagesQueryVariables,
  OperationsRetentionDocument,
  type OperationsRetentionQuery,
} from './operations.generated';

/** Which messages are shown. */
export const messageStates = ['waiting', 'failed', 'bounced'] as const;
export type MessageState = (typeof messageStates)[number];

const askedFor: Record<MessageState, OperationsMessageState> = {
  waiting: 'WAITING',
  failed: 'FAILED',
  bounced: 'BOUNCED',
};

export type HealthRef = QueryRef<OperationsHealthQuery>;
export type JobsRef = QueryRef<OperationsJobsQuery>;
export type RetentionRef = QueryRef<OperationsRetentionQuery>;
export type MessagesRef = QueryRef<OperationsMessagesQuery, OperationsMessagesQueryVariables>;

export interface OperationsData {
  state: MessageState;
  page: number;
  health: HealthRef;
  jobs: JobsRef;
  messages: MessagesRef;
  retention: RetentionRef;
}

/** Servers change all of it all the time. */
const fetchPolicy = 'network-only';

/** How the installation is, its long work, its rules of retention, and the messages that the address asks for. */
export function loadOperations(query: URLSearchParams, { preloadQuery }: ConsoleApp): OperationsData {
  const page = readPageNumber(query);
  const state = messageStates.find((one) => one === query.get('state')) ?? 'waiting';
  const variables = { state: askedFor[state], page };
  return {
    state,
    page,
    health: preloadQuery(OperationsHealthDocument, { fetchPolicy }),
    jobs: preloadQuery(OperationsJobsDocument, { fetchPolicy }),
    messages: preloadQuery(OperationsMessagesDocument, { variables, fetchPolicy }),
    retention: preloadQuery(OperationsRetentionDocument, { fetchPolicy }),
  };
}
