import { paths } from '../../../lib/paths';

/** What the panel shows: the list, the form or upload of an item, or what was handed in for one. */
export type ManualAddress = { view: 'list' } | { view: 'fill' | 'detail'; id: string };

/** Reads the address; what makes no sense is the list. */
export function readManualAddress(query: URLSearchParams): ManualAddress {
  const view = query.get('view');
  const id = (query.get('id') ?? '').trim().slice(0, 64);
  return (view === 'fill' || view === 'detail') && id ? { view, id } : { view: 'list' };
}

const of = (address: ManualAddress): string =>
  paths.centre('exhibitor', 'manual', address.view === 'list' ? {} : { ...address });

/** Addresses of the panel; `manual` is its entry in the exhibitor's menu. */
export const manualPaths = { of, list: of({ view: 'list' }) };
