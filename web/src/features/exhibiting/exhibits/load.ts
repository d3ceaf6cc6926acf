import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../../centre';
import { readRecordAddress, type RecordAddress } from '../../records';
import { statusOfTab } from '../../review';
import {
  ExhibitCategoriesDocument,
  ExhibitImportReportDocument,
  type ExhibitCategoriesQuery,
  type ExhibitCategoriesQueryVariables,
  OwnExhibitByIdDocument,
  type OwnExhibitByIdQuery,
  type OwnExhibitByIdQueryVariables,
  OwnExhibitsDocument,
  type OwnExhibitsQuery,
  type OwnExhibitsQueryVariables,
} from './exhibits.generated';
import { type ImportRef, readImportAddress } from './import';

export type OwnExhibitsRef = QueryRef<OwnExhibitsQuery, OwnExhibitsQueryVariables>;
export type OwnExhibitRef = QueryRef<OwnExhibitByIdQuery, OwnExhibitByIdQueryVariables>;
export type CategoriesRef = QueryRef<ExhibitCategoriesQuery, ExhibitCategoriesQueryVariables>;

type Of<View> = Extract<RecordAddress, { view: View }>;
export type ExhibitsData =
  | (Of<'list'> & { query: OwnExhibitsRef })
  | (Of<'add'> & { categories: CategoriesRef })
  | { view: 'edit'; id: string; query: OwnExhibitRef; categories: CategoriesRef }
  | { view: 'detail'; id: string; query: OwnExhibitRef }
  | { view: 'import'; report: ImportRef | undefined };

/** States change without this page: what is in the cache is shown at once and asked for again. */
const fetchPolicy = 'cache-and-network';

/** What the address shows, asked for before anything is drawn. */
export function loadExhibits({ query }: CentreAddress, { preloadQuery }: CentreApp): ExhibitsData {
  const imported = readImportAddress(query);
  if (imported) {
    const { list } = imported;
    if (list === undefined) return { view: 'import', report: undefined };
    const options = { variables: { id: list }, fetchPolicy } as const;
    return { view: 'import', report: preloadQuery(ExhibitImportReportDocument, options) };
  }
  const address = readRecordAddress(query);
  if (address.view === 'list') {
    const variables = { status: statusOfTab[address.status] ?? null, page: address.page };
    return { ...address, query: preloadQuery(OwnExhibitsDocument, { variables, fetchPolicy }) };
  }
  if (address.view === 'add') return { view: 'add', categories: preloadQuery(ExhibitCategoriesDocument) };
  const { id } = address;
  const record = preloadQuery(OwnExhibitByIdDocument, { variables: { id }, fetchPolicy });
  if (address.view === 'detail') return { view: 'detail', id, query: record };
  return { view: 'edit', id, query: record, categories: preloadQuery(ExhibitCategoriesDocument) };
}
