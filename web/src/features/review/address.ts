import type { ReviewStatus } from '../../gql/types';
import { pageQuery, readPageNumber } from '../../lib/page-number';
import { paths } from '../../lib/paths';
import type { CentreAddress } from '../centre';

/** The tabs over a list, as the address has them: 0 is all and leaves no trace (CONST-056). */
export const statusTabs = ['0', '1', '2', '3'] as const;
export type StatusTab = (typeof statusTabs)[number];

/** What the server is asked for; all when there is nothing here. */
export const statusOfTab: Partial<Record<StatusTab, ReviewStatus>> = {
  1: 'UNDER_REVIEW',
  2: 'APPROVED',
  3: 'REJECTED',
};

/** What a panel of records shows: the list, the form (of a known record with its id), or one in full. */
export type RecordAddress =
  | { view: 'list'; status: StatusTab; page: number }
  | { view: 'add' }
  | { view: 'edit' | 'detail'; id: string };

const isTab = (text: string | null): text is StatusTab => statusTabs.some((tab) => tab === text);

/** Reads the address; what makes no sense is the list. */
export function readRecordAddress(query: URLSearchParams): RecordAddress {
  const view = query.get('view');
  const id = (query.get('id') ?? '').trim().slice(0, 64);
  if (view === 'add') return { view };
  if ((view === 'edit' || view === 'detail') && id) return { view, id };
  const status = query.get('status');
  return { view: 'list', status: isTab(status) ? status : '0', page: readPageNumber(query) };
}

/** Addresses of a panel's states. */
export interface RecordPaths {
  of: (address: RecordAddress) => string;
  /** The list from its beginning. */
  list: string;
}

/** @param menu the panel's entry (`?menu=`) */
export function recordPaths(role: CentreAddress['role'], menu: string): RecordPaths {
  const of = (address: RecordAddress): string => {
    if (address.view !== 'list') return paths.centre(role, menu, { ...address });
    const { status, page } = address;
    return paths.centre(role, menu, { status: status === '0' ? undefined : status, ...pageQuery(page) });
  };
  return { of, list: of({ view: 'list', status: '0', page: 1 }) };
}
