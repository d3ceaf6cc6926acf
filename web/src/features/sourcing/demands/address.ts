import type { ReviewStatus } from '../../../gql/types';
import { pageQuery, readPageNumber } from '../../../lib/page-number';
import { paths } from '../../../lib/paths';
import type { CentreAddress } from '../../centre';

/** The tabs over the list, as the address has them: 0 is all and leaves no trace (VC-057, EXH-150). */
export const statusTabs = ['0', '1', '2', '3'] as const;
export type StatusTab = (typeof statusTabs)[number];

/** What the server is asked for; all when there is nothing here (VC-058, EXH-157). */
export const statusOfTab: Partial<Record<StatusTab, ReviewStatus>> = {
  1: 'UNDER_REVIEW',
  2: 'APPROVED',
  3: 'REJECTED',
};

/** What the panel shows: the list, the form (of a rejected one with its id), or one in full. */
export type DemandsAddress =
  | { view: 'list'; status: StatusTab; page: number }
  | { view: 'add' }
  | { view: 'edit' | 'detail'; id: string };

const isTab = (text: string | null): text is StatusTab => statusTabs.some((tab) => tab === text);

/** Reads the address; what makes no sense is the list. */
export function readDemandsAddress(query: URLSearchParams): DemandsAddress {
  const view = query.get('view');
  const id = (query.get('id') ?? '').trim().slice(0, 64);
  if (view === 'add') return { view };
  if ((view === 'edit' || view === 'detail') && id) return { view, id };
  const status = query.get('status');
  return { view: 'list', status: isTab(status) ? status : '0', page: readPageNumber(query) };
}

/** The panel's entry in the menus of both centres (`?menu=`). */
export const DEMANDS_MENU = 'purchase';

/** The address of a state of the panel. */
export function demandsPath(role: CentreAddress['role'], address: DemandsAddress): string {
  if (address.view === 'list') {
    const { status, page } = address;
    return paths.centre(role, DEMANDS_MENU, {
      status: status === '0' ? undefined : status,
      ...pageQuery(page),
    });
  }
  return paths.centre(role, DEMANDS_MENU, { ...address });
}

export const demandListPath = (role: CentreAddress['role']): string =>
  demandsPath(role, { view: 'list', status: '0', page: 1 });
