import { formatDateTime, type Lang, type useT } from '../../../i18n';
import { keysOf } from '../../../lib/objects';
import { paths } from '../../../lib/paths';
import type { LinkRow } from '../../../ui/link-rows';
import { unreadByTab } from '../../consultations/unread';
import { recordPaths } from '../../records';
import type { VisitorMattersQuery } from './visitor-home.generated';

type Viewer = NonNullable<VisitorMattersQuery['viewer']>;
type Words = ReturnType<typeof useT>;

function rejectedRows({ buyerPosts }: Viewer, t: Words): LinkRow[] {
  const [demand] = buyerPosts.nodes;
  if (!demand) return [];
  const count = buyerPosts.totalCount;
  const reason = demand.review?.reason;
  return [
    {
      key: 'rejected',
      icon: 'alert',
      tone: 'rejected',
      title: t('visitor-home.rejected', { count, name: demand.content }),
      text: reason ? t('visitor-home.reason', { reason }) : null,
      to: recordPaths('visitor', 'purchase').of(
        count === 1 ? { view: 'edit', id: demand.id } : { view: 'list', status: '3', page: 1 },
      ),
    },
  ];
}

/** Tabs of the panel of consultations with something new. */
function unreadRows({ unreadConsultations }: Viewer, t: Words): LinkRow[] {
  const counts = unreadByTab('visitor', unreadConsultations);
  return keysOf(counts)
    .filter((tab) => counts[tab] > 0)
    .map((tab) => ({
      key: tab,
      icon: 'chat',
      tone: 'accent',
      title: t(`visitor-home.unread.${tab}`, { count: counts[tab] }),
      to: paths.centre('visitor', 'consult', { tab }),
    }));
}

/** The events that come next, the earliest first. */
function eventRows({ eventRegistrations }: Viewer, t: Words, lang: Lang): LinkRow[] {
  return eventRegistrations.nodes
    .flatMap(({ id, eventTitle, startsAt, hasEnded }) =>
      startsAt === null || hasEnded ? [] : [{ id, eventTitle, startsAt }],
    )
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
    .slice(0, 2)
    .map(({ id, eventTitle, startsAt }) => ({
      key: id,
      icon: 'calendar',
      tone: 'accent',
      title: eventTitle,
      text: t('visitor-home.event', { time: formatDateTime(startsAt, lang) }),
      to: paths.centre('visitor', 'meeting', { view: 'detail', id }),
    }));
}

/** What waits for a visitor: what was rejected, what was answered, what comes next. */
export const visitorRows = (viewer: Viewer, t: Words, lang: Lang): LinkRow[] => [
  ...rejectedRows(viewer, t),
  ...unreadRows(viewer, t),
  ...eventRows(viewer, t, lang),
];
