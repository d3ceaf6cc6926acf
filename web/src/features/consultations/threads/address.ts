import type { ConsultationBox, ConsultationKind } from '../../../gql/types';
import type { MessageId } from '../../../i18n';
import { pageQuery, readPageNumber } from '../../../lib/page-number';
import { paths } from '../../../lib/paths';
import type { CentreAddress } from '../../centre';
import { keysOf } from '../../../lib/objects';

type Role = CentreAddress['role'];

/** What a tab lists. */
export interface Box {
  box: ConsultationBox;
  kinds: readonly ConsultationKind[];
  /** Visitors' questions are two a page, all others ten (CONST-028, CONFLICT-028). */
  pageSize: number;
  label: MessageId;
}

/** The tabs of each centre, in their order; the first is the one that an address without a tab means. */
export const boxes = {
  visitor: {
    mine: {
      box: 'ASKED_BY_ME',
      kinds: ['EXHIBITOR', 'PRODUCT'],
      pageSize: 2,
      label: 'threads.tab.visitor.mine',
    },
    buyers: { box: 'ASKED_BY_ME', kinds: ['BUYER_POST'], pageSize: 10, label: 'threads.tab.visitor.buyers' },
    toMe: { box: 'ASKED_TO_ME', kinds: ['BUYER_POST'], pageSize: 10, label: 'threads.tab.visitor.toMe' },
  },
  exhibitor: {
    toMe: {
      box: 'ASKED_TO_ME',
      kinds: ['EXHIBITOR', 'PRODUCT', 'BUYER_POST'],
      pageSize: 10,
      label: 'threads.tab.exhibitor.toMe',
    },
    mine: { box: 'ASKED_BY_ME', kinds: ['BUYER_POST'], pageSize: 10, label: 'threads.tab.exhibitor.mine' },
  },
} as const satisfies Record<Role, Record<string, Box>>;

export type ThreadTab = 'mine' | 'buyers' | 'toMe';

export interface ThreadsAddress {
  tab: ThreadTab;
  page: number;
  /** The thread that is open. */
  id: string | null;
}

export const tabsOf = (role: Role): ThreadTab[] =>
  role === 'visitor' ? keysOf(boxes.visitor) : keysOf(boxes.exhibitor);

export function boxOf(role: Role, tab: ThreadTab): Box {
  const own: Partial<Record<ThreadTab, Box>> = boxes[role];
  return own[tab] ?? boxes[role].mine;
}

export function readThreadsAddress({ role, query }: CentreAddress): ThreadsAddress {
  const tabs = tabsOf(role);
  const tab = tabs.find((one) => one === query.get('tab')) ?? tabs[0] ?? 'mine';
  return { tab, page: readPageNumber(query), id: query.get('id') };
}

/** A tab's page, or one of its threads at a page of its comments. */
export function threadsPath(
  role: Role,
  tab: ThreadTab,
  { page = 1, id }: { page?: number; id?: string } = {},
) {
  return paths.centre(role, 'consult', {
    tab: tab === tabsOf(role)[0] ? undefined : tab,
    id,
    ...pageQuery(page),
  });
}
