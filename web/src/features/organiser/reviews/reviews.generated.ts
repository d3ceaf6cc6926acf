/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation, useQuery, useReadQuery } from '@apollo/client/react';
import type { QueryRef, SkipToken } from '@apollo/client/react';
import type { ApolloClient, DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A decision on records. */
export type DecideReviewsInput = {
  /** `APPROVED` or `REJECTED`. */
  decision: ReviewStatus;
  /** Why it is rejected, in English; one language is enough. */
  reasonEn?: string | null | undefined;
  /** Why it is rejected, in Chinese; one language is enough. */
  reasonZh?: string | null | undefined;
  /** Records that are decided on, at most 100. */
  records: Array<ReviewRecordInput>;
  /** What an approval settles; for a single record that asks for it. */
  terms?: Array<ReviewTermInput> | null | undefined;
};

/** Who took a step of a review. */
export type ReviewActor =
  /** The demo by itself. */
  | 'DEMO'
  /** Somebody of the organiser's staff. */
  | 'ORGANISER'
  /** Whoever handed it in. */
  | 'OWNER';

/** How a value of a reviewed record is to be shown. */
export type ReviewFieldKind =
  /** Address of a file. */
  | 'FILE'
  /** A web address as somebody wrote it, perhaps without its protocol. */
  | 'LINK'
  /** Address of a picture. */
  | 'PICTURE'
  /** Sanitised HTML. */
  | 'RICH'
  /** Words, as they were written. */
  | 'TEXT'
  /** Address of a video. */
  | 'VIDEO';

/** What became of a decision. */
export type ReviewOutcome =
  /** Has taken effect. */
  | 'DECIDED'
  /** It was decided on, changed or deleted meanwhile. */
  | 'GONE'
  /** Takes effect when it can no longer be taken back. */
  | 'HELD'
  /** Somebody else was first. */
  | 'TAKEN'
  /** Its approval settles something, and so it is approved alone. */
  | 'TERMS';

/** A record that a decision is about, in the version that was read. */
export type ReviewRecordInput = {
  /** Id of the record. */
  id: string | number;
  /** Kind of the record. */
  kind: string | number;
  /** The version that was read. */
  version: string;
};

/** States of what an organiser approves before it is public. */
export type ReviewStatus =
  /** The organiser has approved it. */
  | 'APPROVED'
  /** Refused, with a reason. Its owner may change it and hand it in again. */
  | 'REJECTED'
  /** Handed in; nobody has decided yet. */
  | 'UNDER_REVIEW';

/** What an approval settles. */
export type ReviewTermInput = {
  /** Key of the term. */
  key: string | number;
  /** Value of the term. */
  value: string;
};

export type QueueEntryFragment = { id: string, kind: string, kindLabel: string, recordId: string, title: string, owner: string, submittedAt: string, version: string } & { ' $fragmentName'?: 'QueueEntryFragment' };

export type ReviewedStepFragment = { id: string, kind: string, kindLabel: string, recordId: string, title: string, status: Types.ReviewStatus, actor: Types.ReviewActor, by: string | null, reason: string | null, at: string } & { ' $fragmentName'?: 'ReviewedStepFragment' };

export type ReviewQueueQueryVariables = Exact<{
  kind?: string | number | null | undefined;
  page: number;
}>;


export type ReviewQueueQuery = { organiser: { id: string, reviewQueue: { totalCount: number, nodes: Array<{ id: string, kind: string, kindLabel: string, recordId: string, title: string, owner: string, submittedAt: string, version: string }>, pageInfo: { pageCount: number } } } | null };

export type ReviewCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewCountsQuery = { organiser: { id: string, reviewCounts: Array<{ kind: string, kindLabel: string, waiting: number }> } | null };

export type ReviewRecordQueryVariables = Exact<{
  kind: string | number;
  id: string | number;
}>;


export type ReviewRecordQuery = { organiser: { id: string, reviewRecord: { status: Types.ReviewStatus, readBy: string | null, heldBy: string | null, heldStatus: Types.ReviewStatus | null, item: { id: string, kind: string, kindLabel: string, recordId: string, title: string, owner: string, submittedAt: string, version: string }, fields: Array<{ key: string, label: string, kind: Types.ReviewFieldKind, value: string, hasChanged: boolean, before: string | null }>, terms: Array<{ key: string, label: string, suggestion: string, maxLength: number, options: Array<{ value: string, label: string }> }>, steps: Array<{ id: string, kind: string, kindLabel: string, recordId: string, title: string, status: Types.ReviewStatus, actor: Types.ReviewActor, by: string | null, reason: string | null, at: string }> } | null } | null };

export type ReviewHistoryQueryVariables = Exact<{
  page: number;
}>;


export type ReviewHistoryQuery = { organiser: { id: string, reviewHistory: { totalCount: number, nodes: Array<{ id: string, kind: string, kindLabel: string, recordId: string, title: string, status: Types.ReviewStatus, actor: Types.ReviewActor, by: string | null, reason: string | null, at: string }>, pageInfo: { pageCount: number } } } | null };

export type RejectReasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type RejectReasonsQuery = { organiser: { id: string, rejectReasons: Array<{ title: string, textZh: string, textEn: string }> } | null };

export type DecideReviewsMutationVariables = Exact<{
  input: Types.DecideReviewsInput;
}>;


export type DecideReviewsMutation = { decideReviews: { message: string | null, decisions: Array<{ itemId: string, outcome: Types.ReviewOutcome, message: string, undoSeconds: number }>, errors: Array<{ message: string, path: Array<string> | null }> } };

export type UndoReviewMutationVariables = Exact<{
  kind: string | number;
  id: string | number;
}>;


export type UndoReviewMutation = { undoReview: { message: string | null, errors: Array<{ message: string }> } };

export const QueueEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueueEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"kindLabel"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<QueueEntryFragment, unknown>;
export const ReviewedStepFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedStep"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"kindLabel"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<ReviewedStepFragment, unknown>;
export const ReviewQueueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewQueue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reviewQueue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueueEntry"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueueEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"kindLabel"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ReviewQueueQuery, ReviewQueueQueryVariables>;
export const ReviewCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"kindLabel"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}}]}}]} as unknown as DocumentNode<ReviewCountsQuery, ReviewCountsQueryVariables>;
export const ReviewRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reviewRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueueEntry"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"hasChanged"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedStep"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"readBy"}},{"kind":"Field","name":{"kind":"Name","value":"heldBy"}},{"kind":"Field","name":{"kind":"Name","value":"heldStatus"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueueEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"kindLabel"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedStep"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"kindLabel"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<ReviewRecordQuery, ReviewRecordQueryVariables>;
export const ReviewHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reviewHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedStep"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedStep"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"kindLabel"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<ReviewHistoryQuery, ReviewHistoryQueryVariables>;
export const RejectReasonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RejectReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rejectReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","alias":{"kind":"Name","value":"textZh"},"name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ZH"}}]},{"kind":"Field","alias":{"kind":"Name","value":"textEn"},"name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"EN"}}]}]}}]}}]}}]} as unknown as DocumentNode<RejectReasonsQuery, RejectReasonsQueryVariables>;
export const DecideReviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideReviewsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"undoSeconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<DecideReviewsMutation, DecideReviewsMutationVariables>;
export const UndoReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UndoReviewMutation, UndoReviewMutationVariables>;

/** Reads the query `ReviewQueue` that a route's loader has begun; the component waits until its data is here. */
export function useReviewQueuePreloaded<S extends DataState<ReviewQueueQuery>['dataState']>(
  query: QueryRef<ReviewQueueQuery, ReviewQueueQueryVariables, S>,
) {
  return useReadQuery<ReviewQueueQuery, S>(query);
}

/** Runs the query `ReviewCounts` while the component is mounted; `skipToken` holds it back. */
export function useReviewCountsQuery(options: useQuery.Options<ReviewCountsQuery, ReviewCountsQueryVariables> | SkipToken) {
  return useQuery(ReviewCountsDocument, options as useQuery.Options<ReviewCountsQuery, ReviewCountsQueryVariables>);
}

/** Reads the query `ReviewRecord` that a route's loader has begun; the component waits until its data is here. */
export function useReviewRecordPreloaded<S extends DataState<ReviewRecordQuery>['dataState']>(
  query: QueryRef<ReviewRecordQuery, ReviewRecordQueryVariables, S>,
) {
  return useReadQuery<ReviewRecordQuery, S>(query);
}

/** Asks the query `ReviewRecord` once, outside of rendering: in an event handler. @throws what the link reports */
export function fetchReviewRecord(
  client: ApolloClient,
  options: Omit<ApolloClient.QueryOptions<ReviewRecordQuery, ReviewRecordQueryVariables>, 'query'>,
) {
  const asked = { query: ReviewRecordDocument, ...options };
  return client.query<ReviewRecordQuery, ReviewRecordQueryVariables>(asked as ApolloClient.QueryOptions<ReviewRecordQuery, ReviewRecordQueryVariables>);
}

/** Reads the query `ReviewHistory` that a route's loader has begun; the component waits until its data is here. */
export function useReviewHistoryPreloaded<S extends DataState<ReviewHistoryQuery>['dataState']>(
  query: QueryRef<ReviewHistoryQuery, ReviewHistoryQueryVariables, S>,
) {
  return useReadQuery<ReviewHistoryQuery, S>(query);
}

/** Runs the query `RejectReasons` while the component is mounted; `skipToken` holds it back. */
export function useRejectReasonsQuery(options: useQuery.Options<RejectReasonsQuery, RejectReasonsQueryVariables> | SkipToken) {
  return useQuery(RejectReasonsDocument, options as useQuery.Options<RejectReasonsQuery, RejectReasonsQueryVariables>);
}

/** Gives the function that carries out the mutation `DecideReviews`, and its state. */
export function useDecideReviewsMutation(options?: useMutation.Options<DecideReviewsMutation, DecideReviewsMutationVariables>) {
  return useMutation(DecideReviewsDocument, options);
}

/** Most characters of each field of the input object of `DecideReviews`: the schema's `@constraint`. */
export const decideReviewsLimits = {"reasonEn":500,"reasonZh":500,"records":{"version":40},"terms":{"value":400}} as const;

/** Gives the function that carries out the mutation `UndoReview`, and its state. */
export function useUndoReviewMutation(options?: useMutation.Options<UndoReviewMutation, UndoReviewMutationVariables>) {
  return useMutation(UndoReviewDocument, options);
}