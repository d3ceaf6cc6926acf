import { useRole } from '../../identity';
import { type UnreadConsultationsQuery, useUnreadConsultationsQuery } from './unread.generated';

/** Threads with something new, of both sides of an account. */
function unreadIn(data: UnreadConsultationsQuery | undefined): number {
  const unread = data?.viewer?.unreadConsultations;
  return unread ? unread.askedByMe + unread.askedToMe : 0;
}

/** How many threads have something new for whoever is signed in; 0 for a guest, and until it is known. */
export function useUnreadCount(): number {
  const isGuest = useRole() === 'guest';
  const { data } = useUnreadConsultationsQuery({ skip: isGuest });
  // Apollo Client keeps the data of a query that is skipped from now on.
  return isGuest ? 0 : unreadIn(data);
}
