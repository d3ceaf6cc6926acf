import type { QueryRef } from '@apollo/client/react';
import type { ConsoleApp } from '../console';
import { type CompanyAddress, readCompanyAddress, stateOf } from './address';
import {
  CompanyMergeDocument,
  type CompanyMergeQuery,
  type CompanyMergeQueryVariables,
  DeskCompaniesDocument,
  type DeskCompaniesQuery,
  type DeskCompaniesQueryVariables,
  DeskCompanyDocument,
  type DeskCompanyQuery,
  type DeskCompanyQueryVariables,
} from './companies.generated';

export type CompaniesRef = QueryRef<DeskCompaniesQuery, DeskCompaniesQueryVariables>;
export type CompanyRef = QueryRef<DeskCompanyQuery, DeskCompanyQueryVariables>;
export type MergeRef = QueryRef<CompanyMergeQuery, CompanyMergeQueryVariables>;

type Of<View> = Extract<CompanyAddress, { view: View }>;
export type CompaniesData =
  | (Of<'list'> & { query: CompaniesRef })
  | (Of<'company'> & { query: CompanyRef })
  | (Of<'merge'> & { query: CompanyRef; found: CompaniesRef | undefined; merge: MergeRef | undefined });

/** Others change companies too: what is in the cache is shown at once and asked for again. */
const fetchPolicy = 'cache-and-network';

/** What the address shows, asked for before anything is drawn. */
export function loadCompanies(query: URLSearchParams, { preloadQuery }: ConsoleApp): CompaniesData {
  const address = readCompanyAddress(query);
  const list = (q: string, page: number, state = stateOf('')) =>
    preloadQuery(DeskCompaniesDocument, { variables: { search: q || null, state, page }, fetchPolicy });
  const one = (id: string) => preloadQuery(DeskCompanyDocument, { variables: { id }, fetchPolicy });
  switch (address.view) {
    case 'list':
      return { ...address, query: list(address.q, address.page, stateOf(address.state)) };
    case 'company':
      return { ...address, query: one(address.id) };
    case 'merge': {
      const { id, other, q } = address;
      const variables = { stays: id, goes: other };
      return {
        ...address,
        query: one(id),
        found: q && !other ? list(q, 1) : undefined,
        // A preview is of now: what is decided on shall not be what was there at the last visit.
        merge: other
          ? preloadQuery(CompanyMergeDocument, { variables, fetchPolicy: 'network-only' })
          : undefined,
      };
    }
  }
}
