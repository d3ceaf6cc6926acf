/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useFragment, useReadQuery, useSuspenseFragment } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState, FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Ways to sign up for an event. */
export type EventSignUpKind =
  /** On a page elsewhere. */
  | 'EXTERNAL'
  /** With a form on this site. */
  | 'FORM'
  /** Not at all: everybody may come. */
  | 'NONE';

export type EventQueryVariables = Exact<{
  code: string;
}>;


export type EventQuery = { event: (
    { id: string, title: string, summary: string }
    & { ' $fragmentRefs'?: { 'EventHeadFragment': EventHeadFragment;'EventProgrammeFragment': EventProgrammeFragment } }
  ) | null };

export type EventHeadFragment = { id: string, code: string, title: string, description: string, coverUrl: string | null, coverAlt: string, venue: string, startsAt: string | null, endsAt: string | null, signUp: { kind: Types.EventSignUpKind, url: string | null, isClosed: boolean, isFull: boolean } } & { ' $fragmentName'?: 'EventHeadFragment' };

export type EventProgrammeFragment = { id: string, title: string, calendarUrl: string | null, sessions: Array<{ id: string, startsAt: string, endsAt: string, title: string, speaker: string, room: string, calendarUrl: string }> } & { ' $fragmentName'?: 'EventProgrammeFragment' };

export const EventHeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConferenceEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"coverAlt"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"signUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"isFull"}}]}}]}}]} as unknown as DocumentNode<EventHeadFragment, unknown>;
export const EventProgrammeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventProgramme"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConferenceEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"calendarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"speaker"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"calendarUrl"}}]}}]}}]} as unknown as DocumentNode<EventProgrammeFragment, unknown>;
export const EventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Event"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventHead"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventProgramme"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConferenceEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"coverAlt"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"signUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"isFull"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventProgramme"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConferenceEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"calendarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"speaker"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"calendarUrl"}}]}}]}}]} as unknown as DocumentNode<EventQuery, EventQueryVariables>;

/** Reads the query `Event` that a route's loader has begun; the component waits until its data is here. */
export function useEventPreloaded<S extends DataState<EventQuery>['dataState']>(
  query: QueryRef<EventQuery, EventQueryVariables, S>,
) {
  return useReadQuery<EventQuery, S>(query);
}

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function useEventHeadFragment(from: FragmentType<EventHeadFragment>) {
  const options = { fragment: EventHeadFragmentDoc, fragmentName: 'EventHead', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function useEventProgrammeFragment(from: FragmentType<EventProgrammeFragment>) {
  const options = { fragment: EventProgrammeFragmentDoc, fragmentName: 'EventProgramme', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}