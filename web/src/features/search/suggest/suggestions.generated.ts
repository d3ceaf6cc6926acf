/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { ApolloClient } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of a suggestion. */
export type SearchSuggestionKind =
  /** An exhibitor, by name. */
  | 'EXHIBITOR'
  /** A search that many make. */
  | 'HOT_SEARCH'
  /** A name that products on show have. */
  | 'PRODUCT';

export type SearchSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type SearchSuggestionsQuery = { searchSuggestions: Array<{ kind: Types.SearchSuggestionKind, text: string, exhibitorId: string | null }> };


export const SearchSuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitorId"}}]}}]}}]} as unknown as DocumentNode<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>;

/** Asks the query `SearchSuggestions` once, outside of rendering: in an event handler. @throws what the link reports */
export function fetchSearchSuggestions(
  client: ApolloClient,
  options: Omit<ApolloClient.QueryOptions<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>, 'query'>,
) {
  const asked = { query: SearchSuggestionsDocument, ...options };
  return client.query<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>(asked as ApolloClient.QueryOptions<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>);
}