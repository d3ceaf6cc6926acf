import type { UnreadConsultationsQuery } from './unread.generated';

type Unread = NonNullable<UnreadConsultationsQuery['viewer']>['unreadConsultations'];

/** How many threads of each tab have something new; an exhibitor's own are one tab, a visitor's are two. */
export function unreadByTab(role: 'visitor' | 'exhibitor', unread: Unread) {
  const { askedByMe, askedByMeToBuyers, askedToMe } = unread;
  return role === 'visitor'
    ? { mine: askedByMe - askedByMeToBuyers, buyers: askedByMeToBuyers, toMe: askedToMe }
    : { mine: askedByMe, buyers: 0, toMe: askedToMe };
}
