import { pageQuery, readPageNumber } from '../../lib/page-number';
import { paths } from '../../lib/paths';
import type { CentreAddress } from '../centre';
import { readStatusTab, type StatusTab } from '../review';

/** What a panel of records shows: the list, the form (of a known record with its id), or one in full. */
export type RecordAddress =
  | { view: 'list'; status: StatusTab; page: number }
  | { view: 'add' }
  | { view: 'edit' | 'detail'; id: string };

/** Reads the address; what makes no sense is the list. */
export function readRecordAddress(query: URLSearchParams): RecordAddress {
  const view = query.get('view');
  const id = (query.get('id') ?? '').trim().slice(0, 64);
  if (view === 'add') return { view };
  if ((view === 'edit' || view === 'detail') && id) return { view, id };
  return { view: 'list', status: readStatusTab(query) ?? '0', page: readPageNumber(query) };
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
