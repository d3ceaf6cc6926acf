import type { QueryRef } from '@apollo/client/react';
import type { ConsoleApp } from '../console';
import { readImportAddress } from './address';
import {
  ExhibitorImportDocument,
  type ExhibitorImportQuery,
  type ExhibitorImportQueryVariables,
  ExhibitorImportsDocument,
  type ExhibitorImportsQuery,
  type ExhibitorImportsQueryVariables,
} from './exhibitor-import.generated';

export type ImportsRef = QueryRef<ExhibitorImportsQuery, ExhibitorImportsQueryVariables>;
export type ImportRef = QueryRef<ExhibitorImportQuery, ExhibitorImportQueryVariables>;
export type ImportData =
  | { view: 'list'; page: number; query: ImportsRef }
  | { view: 'import'; id: string; query: ImportRef };

/** What the address shows; imports go on by themselves, so they are asked for at each visit. */
export function loadExhibitorImport(query: URLSearchParams, { preloadQuery }: ConsoleApp): ImportData {
  const address = readImportAddress(query);
  const fetchPolicy = 'cache-and-network';
  if (address.view === 'list') {
    const variables = { page: address.page };
    return { ...address, query: preloadQuery(ExhibitorImportsDocument, { variables, fetchPolicy }) };
  }
  const variables = { id: address.id };
  return { ...address, query: preloadQuery(ExhibitorImportDocument, { variables, fetchPolicy }) };
}
