/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation, useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a verification code goes. */
export type CodeChannel =
  /** To an e-mail address. */
  | 'EMAIL'
  /** To a mobile number. */
  | 'SMS';

/** How far long work is. */
export type OperationsJobState =
  /** It is done. */
  | 'DONE'
  /** It was given up after several attempts without a step; somebody may have it go on. */
  | 'FAILED'
  /** A server works at it. */
  | 'RUNNING'
  /** It waits for its turn. */
  | 'WAITING';

/** A message that is to be sent again or discarded. */
export type OperationsMessageInput = {
  /** Id of the message. */
  id: string | number;
};

/** Which messages are asked for. */
export type OperationsMessageState =
  /** E-mails that were delivered to a mail server and came back from there. */
  | 'BOUNCED'
  /** Messages that were given up, for example because their mail server knows no such address. */
  | 'FAILED'
  /** Messages that wait to be delivered. */
  | 'WAITING';

/** A part that the installation depends on. */
export type OperationsPartName =
  /** The database. */
  | 'DATABASE'
  /** The folder or bucket of uploaded files. */
  | 'FILES'
  /** The mail server. */
  | 'MAIL'
  /** Notifications between servers, by which changes show at once. */
  | 'NOTIFICATIONS'
  /** The service that sends text messages. */
  | 'SMS';

/** How a part is. */
export type OperationsPartState =
  /** Nothing is set up for it. */
  | 'OFF'
  /** It answers; of mail and SMS: it is set up, and no message waits that it has refused. */
  | 'OK'
  /** It does not answer, or not in time; of mail and SMS: a message waits that was tried in vain. */
  | 'TROUBLE';

/** Work that was given up and is to go on. */
export type RetryOperationsJobInput = {
  /** Id of the work. */
  id: string | number;
};

export type OperationsHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type OperationsHealthQuery = { organiser: { id: string, operationsHealth: { gatewayVersion: string, backendVersion: string, nodeVersion: string, startedAt: string, failedMessageCount: number, parts: Array<{ name: Types.OperationsPartName, state: Types.OperationsPartState, detail: string }>, waiting: Array<{ channel: Types.CodeChannel, count: number, oldestAt: string | null }> } } | null };

export type KeptJobFragment = { id: string, label: string, state: Types.OperationsJobState, done: number, total: number, createdAt: string, finishedAt: string | null, requestId: string | null } & { ' $fragmentName'?: 'KeptJobFragment' };

export type OperationsJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type OperationsJobsQuery = { organiser: { id: string, operationsJobs: Array<{ id: string, label: string, state: Types.OperationsJobState, done: number, total: number, createdAt: string, finishedAt: string | null, requestId: string | null }> } | null };

export type KeptRetentionRuleFragment = { name: string, label: string, days: number | null, isDefault: boolean, dueCount: number | null, countFailure: string | null, lastRunAt: string | null, lastRemovedCount: number, removedCount: number, failure: string | null } & { ' $fragmentName'?: 'KeptRetentionRuleFragment' };

export type OperationsRetentionQueryVariables = Exact<{ [key: string]: never; }>;


export type OperationsRetentionQuery = { organiser: { id: string, operationsRetention: Array<{ name: string, label: string, days: number | null, isDefault: boolean, dueCount: number | null, countFailure: string | null, lastRunAt: string | null, lastRemovedCount: number, removedCount: number, failure: string | null }> } | null };

export type KeptMessageFragment = { id: string, channel: Types.CodeChannel, recipient: string, subject: string, isSecret: boolean, attempts: number, lastError: string | null, createdAt: string, dueAt: string, failedAt: string | null, bouncedAt: string | null, bounceStatus: string | null, bounceText: string | null, requestId: string | null } & { ' $fragmentName'?: 'KeptMessageFragment' };

export type OperationsMessagesQueryVariables = Exact<{
  state: Types.OperationsMessageState;
  page: number;
}>;


export type OperationsMessagesQuery = { organiser: { id: string, operationsMessages: { totalCount: number, nodes: Array<{ id: string, channel: Types.CodeChannel, recipient: string, subject: string, isSecret: boolean, attempts: number, lastError: string | null, createdAt: string, dueAt: string, failedAt: string | null, bouncedAt: string | null, bounceStatus: string | null, bounceText: string | null, requestId: string | null }>, pageInfo: { pageCount: number } } } | null };

export type RetryOperationsJobMutationVariables = Exact<{
  input: Types.RetryOperationsJobInput;
}>;


export type RetryOperationsJobMutation = { retryOperationsJob: { message: string | null, job: { id: string, label: string, state: Types.OperationsJobState, done: number, total: number, createdAt: string, finishedAt: string | null, requestId: string | null } | null, errors: Array<{ message: string }> } };

export type ResendOperationsMessageMutationVariables = Exact<{
  input: Types.OperationsMessageInput;
}>;


export type ResendOperationsMessageMutation = { resendOperationsMessage: { message: string | null, operationsMessage: { id: string, channel: Types.CodeChannel, recipient: string, subject: string, isSecret: boolean, attempts: number, lastError: string | null, createdAt: string, dueAt: string, failedAt: string | null, bouncedAt: string | null, bounceStatus: string | null, bounceText: string | null, requestId: string | null } | null, errors: Array<{ message: string }> } };

export type DiscardOperationsMessageMutationVariables = Exact<{
  input: Types.OperationsMessageInput;
}>;


export type DiscardOperationsMessageMutation = { discardOperationsMessage: { message: string | null, operationsMessage: { id: string, channel: Types.CodeChannel, recipient: string, subject: string, isSecret: boolean, attempts: number, lastError: string | null, createdAt: string, dueAt: string, failedAt: string | null, bouncedAt: string | null, bounceStatus: string | null, bounceText: string | null, requestId: string | null } | null, errors: Array<{ message: string }> } };

export type DiscardOperationsBounceMutationVariables = Exact<{
  input: Types.OperationsMessageInput;
}>;


export type DiscardOperationsBounceMutation = { discardOperationsBounce: { message: string | null, operationsMessage: { id: string, channel: Types.CodeChannel, recipient: string, subject: string, isSecret: boolean, attempts: number, lastError: string | null, createdAt: string, dueAt: string, failedAt: string | null, bouncedAt: string | null, bounceStatus: string | null, bounceText: string | null, requestId: string | null } | null, errors: Array<{ message: string }> } };

export const KeptJobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperationsJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]} as unknown as DocumentNode<KeptJobFragment, unknown>;
export const KeptRetentionRuleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptRetentionRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperationsRetentionRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"dueCount"}},{"kind":"Field","name":{"kind":"Name","value":"countFailure"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastRemovedCount"}},{"kind":"Field","name":{"kind":"Name","value":"removedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode<KeptRetentionRuleFragment, unknown>;
export const KeptMessageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperationsMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"isSecret"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bouncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceStatus"}},{"kind":"Field","name":{"kind":"Name","value":"bounceText"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]} as unknown as DocumentNode<KeptMessageFragment, unknown>;
export const OperationsHealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperationsHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"operationsHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gatewayVersion"}},{"kind":"Field","name":{"kind":"Name","value":"backendVersion"}},{"kind":"Field","name":{"kind":"Name","value":"nodeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failedMessageCount"}}]}}]}}]}}]} as unknown as DocumentNode<OperationsHealthQuery, OperationsHealthQueryVariables>;
export const OperationsJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperationsJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"operationsJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptJob"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperationsJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]} as unknown as DocumentNode<OperationsJobsQuery, OperationsJobsQueryVariables>;
export const OperationsRetentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperationsRetention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"operationsRetention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptRetentionRule"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptRetentionRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperationsRetentionRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"dueCount"}},{"kind":"Field","name":{"kind":"Name","value":"countFailure"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastRemovedCount"}},{"kind":"Field","name":{"kind":"Name","value":"removedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode<OperationsRetentionQuery, OperationsRetentionQueryVariables>;
export const OperationsMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperationsMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OperationsMessageState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"operationsMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptMessage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperationsMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"isSecret"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bouncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceStatus"}},{"kind":"Field","name":{"kind":"Name","value":"bounceText"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]} as unknown as DocumentNode<OperationsMessagesQuery, OperationsMessagesQueryVariables>;
export const RetryOperationsJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryOperationsJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetryOperationsJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryOperationsJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptJob"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperationsJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]} as unknown as DocumentNode<RetryOperationsJobMutation, RetryOperationsJobMutationVariables>;
export const ResendOperationsMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendOperationsMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OperationsMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendOperationsMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operationsMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptMessage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperationsMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"isSecret"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bouncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceStatus"}},{"kind":"Field","name":{"kind":"Name","value":"bounceText"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]} as unknown as DocumentNode<ResendOperationsMessageMutation, ResendOperationsMessageMutationVariables>;
export const DiscardOperationsMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardOperationsMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OperationsMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardOperationsMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operationsMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptMessage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperationsMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"isSecret"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bouncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceStatus"}},{"kind":"Field","name":{"kind":"Name","value":"bounceText"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]} as unknown as DocumentNode<DiscardOperationsMessageMutation, DiscardOperationsMessageMutationVariables>;
export const DiscardOperationsBounceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardOperationsBounce"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OperationsMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardOperationsBounce"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operationsMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptMessage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperationsMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"isSecret"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bouncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceStatus"}},{"kind":"Field","name":{"kind":"Name","value":"bounceText"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]} as unknown as DocumentNode<DiscardOperationsBounceMutation, DiscardOperationsBounceMutationVariables>;

/** Reads the query `OperationsHealth` that a route's loader has begun; the component waits until its data is here. */
export function useOperationsHealthPreloaded<S extends DataState<OperationsHealthQuery>['dataState']>(
  query: QueryRef<OperationsHealthQuery, OperationsHealthQueryVariables, S>,
) {
  return useReadQuery<OperationsHealthQuery, S>(query);
}

/** Reads the query `OperationsJobs` that a route's loader has begun; the component waits until its data is here. */
export function useOperationsJobsPreloaded<S extends DataState<OperationsJobsQuery>['dataState']>(
  query: QueryRef<OperationsJobsQuery, OperationsJobsQueryVariables, S>,
) {
  return useReadQuery<OperationsJobsQuery, S>(query);
}

/** Reads the query `OperationsRetention` that a route's loader has begun; the component waits until its data is here. */
export function useOperationsRetentionPreloaded<S extends DataState<OperationsRetentionQuery>['dataState']>(
  query: QueryRef<OperationsRetentionQuery, OperationsRetentionQueryVariables, S>,
) {
  return useReadQuery<OperationsRetentionQuery, S>(query);
}

/** Reads the query `OperationsMessages` that a route's loader has begun; the component waits until its data is here. */
export function useOperationsMessagesPreloaded<S extends DataState<OperationsMessagesQuery>['dataState']>(
  query: QueryRef<OperationsMessagesQuery, OperationsMessagesQueryVariables, S>,
) {
  return useReadQuery<OperationsMessagesQuery, S>(query);
}

/** Gives the function that carries out the mutation `RetryOperationsJob`, and its state. */
export function useRetryOperationsJobMutation(options?: useMutation.Options<RetryOperationsJobMutation, RetryOperationsJobMutationVariables>) {
  return useMutation(RetryOperationsJobDocument, options);
}

/** Gives the function that carries out the mutation `ResendOperationsMessage`, and its state. */
export function useResendOperationsMessageMutation(options?: useMutation.Options<ResendOperationsMessageMutation, ResendOperationsMessageMutationVariables>) {
  return useMutation(ResendOperationsMessageDocument, options);
}

/** Gives the function that carries out the mutation `DiscardOperationsMessage`, and its state. */
export function useDiscardOperationsMessageMutation(options?: useMutation.Options<DiscardOperationsMessageMutation, DiscardOperationsMessageMutationVariables>) {
  return useMutation(DiscardOperationsMessageDocument, options);
}

/** Gives the function that carries out the mutation `DiscardOperationsBounce`, and its state. */
export function useDiscardOperationsBounceMutation(options?: useMutation.Options<DiscardOperationsBounceMutation, DiscardOperationsBounceMutationVariables>) {
  return useMutation(DiscardOperationsBounceDocument, options);
}