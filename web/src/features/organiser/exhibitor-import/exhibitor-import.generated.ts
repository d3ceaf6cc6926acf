/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation, useQuery, useReadQuery } from '@apollo/client/react';
import type { QueryRef, SkipToken } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which column a field comes from. */
export type ExhibitorImportColumnInput = {
  /** Place of the column, from 0. */
  column: number;
  /** The field's `key`. */
  key: string;
};

/** How exhibitors are imported. */
export type ExhibitorImportMode =
  /** Adds the lines without a problem and leaves out the others. */
  | 'GOOD'
  /** Adds all lines or none. */
  | 'WHOLE';

/** Step that a running import is at. */
export type ExhibitorImportPhase =
  /** Comparing its lines with what is there by now. */
  | 'CHECKING'
  /** Leaving invitation letters. */
  | 'LETTERS'
  /** Adding companies. */
  | 'WRITING';

/** Where a spreadsheet of exhibitors stands. */
export type ExhibitorImportState =
  /** Checked; it can be started. */
  | 'CHECKED'
  /** All lines have been dealt with. */
  | 'DONE'
  /** Given up after several failures. Started again it goes on where it was. */
  | 'FAILED'
  /** Read; not checked with its columns as they are. */
  | 'READ'
  /** A whole in which something went wrong between the check and the import: nothing was written. */
  | 'REFUSED'
  /** Companies are being added. */
  | 'RUNNING'
  /** Started; nobody works at it yet. */
  | 'WAITING';

/** How a file of separated values (.csv) is encoded. */
export type TextEncoding =
  /** Traditional Chinese. */
  | 'BIG5'
  /** Korean. */
  | 'EUC_KR'
  /** Simplified Chinese; it holds GBK and GB2312. */
  | 'GB18030'
  /** Japanese. */
  | 'SHIFT_JIS'
  /** Unicode, one to four bytes a character. */
  | 'UTF_8'
  /** Unicode, two or four bytes a character. */
  | 'UTF_16'
  /** Central European languages. */
  | 'WINDOWS_1250'
  /** Languages with Cyrillic letters. */
  | 'WINDOWS_1251'
  /** Western European languages. */
  | 'WINDOWS_1252'
  /** Greek. */
  | 'WINDOWS_1253';

export type ExhibitorImportsQueryVariables = Exact<{
  page: number;
}>;


export type ExhibitorImportsQuery = { organiser: { id: string, exhibitorImports: { totalCount: number, nodes: Array<{ id: string, fileName: string, author: string, createdAt: string, state: Types.ExhibitorImportState, lineCount: number, badCount: number, addedCount: number }>, pageInfo: { pageCount: number } } } | null };

export type ExhibitorImportQueryVariables = Exact<{
  id: string | number;
}>;


export type ExhibitorImportQuery = { organiser: { id: string, exhibitorImport: { id: string, fileName: string, encoding: Types.TextEncoding | null, author: string, createdAt: string, lineCount: number, state: Types.ExhibitorImportState, goodCount: number, badCount: number, problemCount: number, mode: Types.ExhibitorImportMode | null, sendsLetters: boolean, addedCount: number, letterCount: number, finishedAt: string | null, columns: Array<{ name: string, samples: Array<string> }>, fields: Array<{ key: string, label: string, isRequired: boolean, column: number | null }>, problems: Array<{ line: number | null, column: string | null, message: string }>, progress: { phase: Types.ExhibitorImportPhase, done: number, total: number } | null } | null } | null };

export type ExhibitorImportStandingQueryVariables = Exact<{
  id: string | number;
}>;


export type ExhibitorImportStandingQuery = { organiser: { id: string, exhibitorImport: { id: string, state: Types.ExhibitorImportState, goodCount: number, badCount: number, problemCount: number, mode: Types.ExhibitorImportMode | null, sendsLetters: boolean, addedCount: number, letterCount: number, finishedAt: string | null, problems: Array<{ line: number | null, column: string | null, message: string }>, progress: { phase: Types.ExhibitorImportPhase, done: number, total: number } | null } | null } | null };

export type CheckExhibitorImportMutationVariables = Exact<{
  id: string | number;
  columns: Array<Types.ExhibitorImportColumnInput> | Types.ExhibitorImportColumnInput;
}>;


export type CheckExhibitorImportMutation = { checkExhibitorImport: { message: string | null, import: { id: string, fileName: string, encoding: Types.TextEncoding | null, author: string, createdAt: string, lineCount: number, state: Types.ExhibitorImportState, goodCount: number, badCount: number, problemCount: number, mode: Types.ExhibitorImportMode | null, sendsLetters: boolean, addedCount: number, letterCount: number, finishedAt: string | null, columns: Array<{ name: string, samples: Array<string> }>, fields: Array<{ key: string, label: string, isRequired: boolean, column: number | null }>, problems: Array<{ line: number | null, column: string | null, message: string }>, progress: { phase: Types.ExhibitorImportPhase, done: number, total: number } | null } | null, errors: Array<{ message: string, path: Array<string> | null }> } };

export type StartExhibitorImportMutationVariables = Exact<{
  id: string | number;
  mode: Types.ExhibitorImportMode;
  sendsLetters: boolean;
}>;


export type StartExhibitorImportMutation = { startExhibitorImport: { message: string | null, import: { id: string, state: Types.ExhibitorImportState, goodCount: number, badCount: number, problemCount: number, mode: Types.ExhibitorImportMode | null, sendsLetters: boolean, addedCount: number, letterCount: number, finishedAt: string | null, problems: Array<{ line: number | null, column: string | null, message: string }>, progress: { phase: Types.ExhibitorImportPhase, done: number, total: number } | null } | null, errors: Array<{ message: string, path: Array<string> | null }> } };

export type ReadImportFragment = { id: string, fileName: string, encoding: Types.TextEncoding | null, author: string, createdAt: string, lineCount: number, columns: Array<{ name: string, samples: Array<string> }>, fields: Array<{ key: string, label: string, isRequired: boolean, column: number | null }> } & { ' $fragmentName'?: 'ReadImportFragment' };

export type ImportStandingFragment = { id: string, state: Types.ExhibitorImportState, goodCount: number, badCount: number, problemCount: number, mode: Types.ExhibitorImportMode | null, sendsLetters: boolean, addedCount: number, letterCount: number, finishedAt: string | null, problems: Array<{ line: number | null, column: string | null, message: string }>, progress: { phase: Types.ExhibitorImportPhase, done: number, total: number } | null } & { ' $fragmentName'?: 'ImportStandingFragment' };

export const ReadImportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExhibitorImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}}]}}]} as unknown as DocumentNode<ReadImportFragment, unknown>;
export const ImportStandingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExhibitorImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"goodCount"}},{"kind":"Field","name":{"kind":"Name","value":"badCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"sendsLetters"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addedCount"}},{"kind":"Field","name":{"kind":"Name","value":"letterCount"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<ImportStandingFragment, unknown>;
export const ExhibitorImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExhibitorImports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitorImports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"badCount"}},{"kind":"Field","name":{"kind":"Name","value":"addedCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ExhibitorImportsQuery, ExhibitorImportsQueryVariables>;
export const ExhibitorImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExhibitorImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitorImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReadImport"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportStanding"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExhibitorImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExhibitorImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"goodCount"}},{"kind":"Field","name":{"kind":"Name","value":"badCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"sendsLetters"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addedCount"}},{"kind":"Field","name":{"kind":"Name","value":"letterCount"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<ExhibitorImportQuery, ExhibitorImportQueryVariables>;
export const ExhibitorImportStandingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExhibitorImportStanding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitorImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportStanding"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExhibitorImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"goodCount"}},{"kind":"Field","name":{"kind":"Name","value":"badCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"sendsLetters"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addedCount"}},{"kind":"Field","name":{"kind":"Name","value":"letterCount"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<ExhibitorImportStandingQuery, ExhibitorImportStandingQueryVariables>;
export const CheckExhibitorImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckExhibitorImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExhibitorImportColumnInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkExhibitorImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReadImport"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportStanding"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExhibitorImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExhibitorImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"goodCount"}},{"kind":"Field","name":{"kind":"Name","value":"badCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"sendsLetters"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addedCount"}},{"kind":"Field","name":{"kind":"Name","value":"letterCount"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<CheckExhibitorImportMutation, CheckExhibitorImportMutationVariables>;
export const StartExhibitorImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartExhibitorImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExhibitorImportMode"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sendsLetters"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startExhibitorImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"mode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mode"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"sendsLetters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sendsLetters"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportStanding"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExhibitorImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"goodCount"}},{"kind":"Field","name":{"kind":"Name","value":"badCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"sendsLetters"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addedCount"}},{"kind":"Field","name":{"kind":"Name","value":"letterCount"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<StartExhibitorImportMutation, StartExhibitorImportMutationVariables>;

/** Reads the query `ExhibitorImports` that a route's loader has begun; the component waits until its data is here. */
export function useExhibitorImportsPreloaded<S extends DataState<ExhibitorImportsQuery>['dataState']>(
  query: QueryRef<ExhibitorImportsQuery, ExhibitorImportsQueryVariables, S>,
) {
  return useReadQuery<ExhibitorImportsQuery, S>(query);
}

/** Reads the query `ExhibitorImport` that a route's loader has begun; the component waits until its data is here. */
export function useExhibitorImportPreloaded<S extends DataState<ExhibitorImportQuery>['dataState']>(
  query: QueryRef<ExhibitorImportQuery, ExhibitorImportQueryVariables, S>,
) {
  return useReadQuery<ExhibitorImportQuery, S>(query);
}

/** Runs the query `ExhibitorImportStanding` while the component is mounted; `skipToken` holds it back. */
export function useExhibitorImportStandingQuery(options: useQuery.Options<ExhibitorImportStandingQuery, ExhibitorImportStandingQueryVariables> | SkipToken) {
  return useQuery(ExhibitorImportStandingDocument, options as useQuery.Options<ExhibitorImportStandingQuery, ExhibitorImportStandingQueryVariables>);
}

/** Gives the function that carries out the mutation `CheckExhibitorImport`, and its state. */
export function useCheckExhibitorImportMutation(options?: useMutation.Options<CheckExhibitorImportMutation, CheckExhibitorImportMutationVariables>) {
  return useMutation(CheckExhibitorImportDocument, options);
}

/** Gives the function that carries out the mutation `StartExhibitorImport`, and its state. */
export function useStartExhibitorImportMutation(options?: useMutation.Options<StartExhibitorImportMutation, StartExhibitorImportMutationVariables>) {
  return useMutation(StartExhibitorImportDocument, options);
}