import type { ApolloCache } from '@apollo/client/cache';
import { viewerKey } from '../../apollo';

/** A new thread, or one that has moved up: the lists on the screen are read again, the others when they are shown. */
export function forgetLists(cache: ApolloCache): void {
  const id = viewerKey(cache);
  if (id === undefined) return;
  cache.evict({ id, fieldName: 'consultations' });
  cache.evict({ id, fieldName: 'unreadConsultations' });
}
