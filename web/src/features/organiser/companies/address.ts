import type { DeskCompanyState } from '../../../gql/types';
import { pageQuery, readPageNumber } from '../../../lib/page-number';
import { paths } from '../../../lib/paths';

/** Which companies, as the address has it; blank is all and leaves no trace. */
export const states = ['', 'without-booth', 'without-account', 'locked'] as const;
export type StateName = (typeof states)[number];

/** What the list is asked for. */
export interface CompanyFilter {
  state: StateName;
  q: string;
  page: number;
}

/** What the panel shows. */
export type CompanyAddress =
  | ({ view: 'list' } & CompanyFilter)
  | { view: 'company'; id: string }
  /** `other` goes; blank while it is still looked for by `q`. */
  | { view: 'merge'; id: string; other: string; q: string };

const MOST_CHARACTERS = 100;

/** Reads the address; what makes no sense is the list. */
export function readCompanyAddress(query: URLSearchParams): CompanyAddress {
  const text = (name: string, most: number) => (query.get(name) ?? '').trim().slice(0, most);
  const view = query.get('view');
  const id = text('id', 32);
  const q = text('q', MOST_CHARACTERS);
  if (view === 'company' && id) return { view, id };
  if (view === 'merge' && id) return { view, id, other: text('other', 32), q };
  const state = states.find((one) => one === query.get('state')) ?? '';
  return { view: 'list', state, q, page: readPageNumber(query) };
}

/** The address of what the panel shows. */
export function companyPath(address: CompanyAddress): string {
  const menu = 'companies';
  if (address.view === 'list') {
    const { state, q, page } = address;
    return paths.organiser({ menu, state: state || null, q: q || null, ...pageQuery(page) });
  }
  const { view, id } = address;
  if (view === 'company') return paths.organiser({ menu, view, id });
  return paths.organiser({ menu, view, id, other: address.other || null, q: address.q || null });
}

/** The list from its beginning, or a part of it. */
export const companyList = (some: Partial<CompanyFilter> = {}): string =>
  companyPath({ view: 'list', state: '', q: '', page: 1, ...some });

const inSchema: Record<Exclude<StateName, ''>, DeskCompanyState> = {
  'without-booth': 'WITHOUT_BOOTH',
  'without-account': 'WITHOUT_ACCOUNT',
  locked: 'LOCKED',
};

/** The same as the schema has it; null for all. */
export const stateOf = (state: StateName): DeskCompanyState | null => (state ? inSchema[state] : null);
