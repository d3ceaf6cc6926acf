import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../../centre';
import { boxOf, readThreadsAddress, type ThreadsAddress } from './address';
import {
  ThreadDocument,
  type ThreadQuery,
  type ThreadQueryVariables,
  ThreadsDocument,
  type ThreadsQuery,
  type ThreadsQueryVariables,
} from './threads.generated';

export type ThreadsRef = QueryRef<ThreadsQuery, ThreadsQueryVariables>;
export type ThreadRef = QueryRef<ThreadQuery, ThreadQueryVariables>;

export interface ThreadsData extends ThreadsAddress {
  list?: ThreadsRef;
  thread?: ThreadRef;
}

/** What was read before is shown at once, and read again: the other side may have written meanwhile. */
const fetchPolicy = 'cache-and-network' as const;

/** The list of a tab, or one thread. */
export function loadThreads(address: CentreAddress, { preloadQuery }: CentreApp): ThreadsData {
  const where = readThreadsAddress(address);
  const { tab, page, id } = where;
  if (id !== null) {
    return { ...where, thread: preloadQuery(ThreadDocument, { variables: { id, page }, fetchPolicy }) };
  }
  const { box, kinds, pageSize } = boxOf(address.role, tab);
  const variables = { box, kinds: [...kinds], page, pageSize };
  return { ...where, list: preloadQuery(ThreadsDocument, { variables, fetchPolicy }) };
}
