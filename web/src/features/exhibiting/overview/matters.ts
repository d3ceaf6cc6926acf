import { formatDateTime, type Lang, type useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import type { LinkRow } from '../../../ui/link-rows';
import { recordPaths } from '../../records';
import { type Item, toDo } from '../manual/items';
import { manualPaths } from '../manual/paths';
import type { ExhibitorMattersQuery } from './overview.generated';

type Viewer = NonNullable<ExhibitorMattersQuery['viewer']>;
type Words = ReturnType<typeof useT>;

interface Rejected {
  kind: 'products' | 'promotionArticles' | 'badges' | 'adRequests' | 'buyerPosts';
  /** `?menu=` of its panel. */
  menu: string;
  count: number;
  id: string;
  /** What it is called; blank for what has no name of its own. */
  name: string;
  reason: string | null | undefined;
}

/** The first of each kind that was rejected. */
function rejectedOf(viewer: Viewer): Rejected[] {
  const { products, promotionArticles, badges, adRequests, buyerPosts } = viewer;
  const [product] = products?.nodes ?? [];
  const [article] = promotionArticles.nodes;
  const [badge] = badges?.nodes ?? [];
  const [order] = adRequests?.nodes ?? [];
  const [demand] = buyerPosts.nodes;
  const found: Rejected[] = [];
  const add = (
    kind: Rejected['kind'],
    menu: string,
    count: number | undefined,
    record: { id: string; review: { reason: string | null } | null } | undefined,
    name = '',
  ) => {
    if (record)
      found.push({ kind, menu, count: count ?? 1, id: record.id, name, reason: record.review?.reason });
  };
  add('products', 'exhibits', products?.totalCount, product, product?.title);
  add('promotionArticles', 'apply', promotionArticles.totalCount, article, article?.title);
  add('badges', 'badges', badges?.totalCount, badge, badge?.name);
  add('adRequests', 'advertising', adRequests?.totalCount, order);
  add('buyerPosts', 'purchase', buyerPosts.totalCount, demand, demand?.content);
  return found;
}

/** One is opened at once, several as the list of the rejected. */
const placeOf = ({ menu, count, id }: Rejected): string =>
  recordPaths('exhibitor', menu).of(
    count === 1 ? { view: 'edit', id } : { view: 'list', status: '3', page: 1 },
  );

/** The deadline that comes next. */
export function nextDeadline(items: readonly Item[], t: Words, lang: Lang): LinkRow[] {
  const next = toDo(items).find(({ isOverdue }) => !isOverdue);
  if (!next) return [];
  const { title, deadline, daysLeft } = next;
  return [
    {
      key: 'deadline',
      icon: 'calendar',
      tone: 'accent',
      title: t('overview.next', { title }),
      text: t('overview.next.until', { time: formatDateTime(deadline, lang), days: daysLeft }),
      to: manualPaths.list,
    },
  ];
}

/** What waits for the company: what was rejected, what is new, what may still be had. */
export function matterRows(viewer: Viewer, t: Words, lang: Lang): LinkRow[] {
  const rows = rejectedOf(viewer).map((one): LinkRow => ({
    key: one.kind,
    icon: 'alert',
    tone: 'rejected',
    title: t(`overview.rejected.${one.kind}`, { count: one.count, name: one.name }),
    text: one.reason ? t('overview.reason', { reason: one.reason }) : null,
    to: placeOf(one),
  }));
  const journal = viewer.journalEntry.review;
  if (journal?.status === 'REJECTED')
    rows.push({
      key: 'journal',
      icon: 'alert',
      tone: 'rejected',
      title: t('overview.rejected.journal'),
      text: journal.reason ? t('overview.reason', { reason: journal.reason }) : null,
      to: paths.centre('exhibitor', 'journal'),
    });
  const { askedToMe, askedByMe } = viewer.unreadConsultations;
  for (const [tab, count] of [
    ['toMe', askedToMe],
    ['mine', askedByMe],
  ] as const)
    if (count > 0)
      rows.push({
        key: tab,
        icon: 'chat',
        tone: 'accent',
        title: t(`overview.unread.${tab}`, { count }),
        to: paths.centre('exhibitor', 'consult', { tab }),
      });
  const allowance = viewer.badgeAllowance;
  const left = (allowance?.quota ?? 0) - (allowance?.used ?? 0);
  if (allowance && !allowance.isClosed && left > 0)
    rows.push({
      key: 'badgesLeft',
      icon: 'badge',
      tone: 'accent',
      title: t('overview.badgesLeft', { count: left }),
      text: t('overview.badgesLeft.until', { time: formatDateTime(allowance.closesAt, lang) }),
      to: paths.centre('exhibitor', 'badges'),
    });
  return rows;
}
