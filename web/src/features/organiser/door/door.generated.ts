/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Scans of one device. */
export type CheckInInput = {
  /** What the device calls itself. */
  device: string;
  /** At most 200, each on its own: any of them may be sent again. */
  scans: Array<DoorScanInput>;
  /** When they are sent by the device's clock, milliseconds since 1970: tells what that is wrong by. */
  sentAt: number;
};

/** What the door says to a scan. */
export type DoorResult =
  /** The person is in already, and is counted once. */
  | 'AGAIN'
  /** First scan of the day: the person comes in. */
  | 'IN'
  /** There is no such pass. */
  | 'UNKNOWN'
  /** The pass was taken back. */
  | 'WITHDRAWN';

/** A scan of a pass, made by a device that may have been without its network. */
export type DoorScanInput = {
  /** Code of the pass, as it was read or typed. */
  code: string;
  /** Name of the door where the scan was made. */
  door: string;
  /** A UUID that the device made, lower case: sent again, it is the same scan. */
  id: string | number;
  /** When it was made by the device's clock, milliseconds since 1970. */
  scannedAt: number;
};

export type CheckInMutationVariables = Exact<{
  input: Types.CheckInInput;
}>;


export type CheckInMutation = { checkIn: { answers: Array<{ id: string, result: Types.DoorResult, name: string, companyName: string, firstAt: string | null, firstDoor: string | null }>, errors: Array<{ message: string }> } };

export type DoorPeopleQueryVariables = Exact<{
  search: string;
}>;


export type DoorPeopleQuery = { organiser: { id: string, doorPeople: Array<{ id: string, code: string, name: string, companyName: string, mobileEnd: string, isWithdrawn: boolean, firstAt: string | null, firstDoor: string | null }> } | null };

export type DoorRollQueryVariables = Exact<{
  after: string;
}>;


export type DoorRollQuery = { organiser: { id: string, doorRoll: { place: string, hasMore: boolean, total: number, lines: Array<{ hash: string, name: string, companyName: string }> } } | null };

export type DoorCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type DoorCountsQuery = { organiser: { id: string, doorCounts: { day: string, total: number, hours: Array<{ hour: number, door: string, count: number }> } } | null };


export const CheckInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstAt"}},{"kind":"Field","name":{"kind":"Name","value":"firstDoor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CheckInMutation, CheckInMutationVariables>;
export const DoorPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DoorPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"doorPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileEnd"}},{"kind":"Field","name":{"kind":"Name","value":"isWithdrawn"}},{"kind":"Field","name":{"kind":"Name","value":"firstAt"}},{"kind":"Field","name":{"kind":"Name","value":"firstDoor"}}]}}]}}]}}]} as unknown as DocumentNode<DoorPeopleQuery, DoorPeopleQueryVariables>;
export const DoorRollDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DoorRoll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"doorRoll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<DoorRollQuery, DoorRollQueryVariables>;
export const DoorCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DoorCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"doorCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"door"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DoorCountsQuery, DoorCountsQueryVariables>;

/** Runs the query `DoorPeople` while the component is mounted; `skipToken` holds it back. */
export function useDoorPeopleQuery(options: useQuery.Options<DoorPeopleQuery, DoorPeopleQueryVariables> | SkipToken) {
  return useQuery(DoorPeopleDocument, options as useQuery.Options<DoorPeopleQuery, DoorPeopleQueryVariables>);
}

/** Asks the query `DoorRoll` once, outside of rendering: in an event handler. @throws what the link reports */
export function fetchDoorRoll(
  client: ApolloClient,
  options: Omit<ApolloClient.QueryOptions<DoorRollQuery, DoorRollQueryVariables>, 'query'>,
) {
  const asked = { query: DoorRollDocument, ...options };
  return client.query<DoorRollQuery, DoorRollQueryVariables>(asked as ApolloClient.QueryOptions<DoorRollQuery, DoorRollQueryVariables>);
}

/** Runs the query `DoorCounts` while the component is mounted; `skipToken` holds it back. */
export function useDoorCountsQuery(options: useQuery.Options<DoorCountsQuery, DoorCountsQueryVariables> | SkipToken) {
  return useQuery(DoorCountsDocument, options as useQuery.Options<DoorCountsQuery, DoorCountsQueryVariables>);
}