/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation, useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What has happened to a record. */
export type ChangeOperation =
  /** Nobody reads it any more: remove what you have. */
  | 'REMOVE'
  /** It is new, or something that everybody reads of it has changed: write `object` in the place of what you have. */
  | 'UPSERT';

/** Kinds of records whose changes are told. */
export type ChangeType =
  /** A purchasing request that has been published. */
  | 'BUYER_POST'
  /** A category of the classification. */
  | 'CATEGORY'
  /** A conference or event, with its sessions. */
  | 'EVENT'
  /** An exhibitor. */
  | 'EXHIBITOR'
  /** A news entry of the show or of an exhibitor. */
  | 'NEWS'
  /** A product that has been published. */
  | 'PRODUCT'
  /** A video of an exhibitor. */
  | 'VIDEO';

/** A webhook of a partner that something is to be done with. */
export type PartnerWebhookInput = {
  /** Id of the webhook. */
  id: string | number;
  /** Id of the partner. */
  partnerId: string | number;
};

/** A delivery of a webhook of a partner that is to be sent again. */
export type RedeliverPartnerWebhookInput = {
  /** Id of the delivery. It has ended; it is sent once, with the same id and body. */
  id: string | number;
  /** Id of the partner. */
  partnerId: string | number;
};

/** How far a delivery is. */
export type WebhookDeliveryState =
  /** The webhook has taken it: it answered with a status from 200 to 299. */
  | 'DELIVERED'
  /** It is not sent any more. */
  | 'FAILED'
  /** What it carries is being made. */
  | 'PREPARING'
  /** It is sent, or sent again, when its time has come. */
  | 'WAITING';

/** Why a webhook is not called. */
export type WebhookPauseReason =
  /** Its partner or the organiser has paused it. */
  | 'ASKED'
  /** More deliveries waited for it than are kept. */
  | 'BACKLOG'
  /** For 48 hours it has taken nothing. */
  | 'FAILING'
  /** It answered 410 (gone). */
  | 'GONE'
  /**
   * The service was restored to an earlier state: what it was told may not hold any more. Resume it, and copy everything anew;
   * all cursors of before have expired.
   */
  | 'RESTORED'
  /** No key of the partner may read any more what its selection asks for. */
  | 'SCOPE'
  /** Its selection is not valid any more since the schema has changed. */
  | 'SELECTION';

/** Whether a webhook is called. */
export type WebhookState =
  /** It is called when something changes. */
  | 'ACTIVE'
  /** It is not called; `pauseReason` says why. */
  | 'PAUSED';

export type PartnerFeedsQueryVariables = Exact<{
  partnerId: string | number;
}>;


export type PartnerFeedsQuery = { organiser: { id: string, partnerFeeds: Array<{ id: string, name: string, beginning: string, lastReadAt: string, isExpired: boolean, behindCount: number | null, behindHasMore: boolean, behindSince: string | null }> } | null };

export type KeptWebhookFragment = { id: string, name: string, url: string, types: Array<Types.ChangeType>, operations: Array<Types.ChangeOperation>, recordIds: Array<string>, state: Types.WebhookState, pauseReason: Types.WebhookPauseReason | null, pausedAt: string | null, failures: number, waitingCount: number, deliveredCount: number, failedCount: number, lastSuccessAt: string | null } & { ' $fragmentName'?: 'KeptWebhookFragment' };

export type PartnerWebhooksQueryVariables = Exact<{
  partnerId: string | number;
}>;


export type PartnerWebhooksQuery = { organiser: { id: string, partnerWebhooks: Array<{ id: string, name: string, url: string, types: Array<Types.ChangeType>, operations: Array<Types.ChangeOperation>, recordIds: Array<string>, state: Types.WebhookState, pauseReason: Types.WebhookPauseReason | null, pausedAt: string | null, failures: number, waitingCount: number, deliveredCount: number, failedCount: number, lastSuccessAt: string | null }> } | null };

export type KeptDeliveryFragment = { id: string, webhookId: string, eventId: string, type: Types.ChangeType | null, recordId: string | null, state: Types.WebhookDeliveryState, attemptCount: number, nextAttemptAt: string | null, createdAt: string, finishedAt: string | null } & { ' $fragmentName'?: 'KeptDeliveryFragment' };

export type PartnerWebhookQueryVariables = Exact<{
  partnerId: string | number;
  id: string | number;
  state?: Types.WebhookDeliveryState | null | undefined;
  after?: string | null | undefined;
}>;


export type PartnerWebhookQuery = { organiser: { id: string, partnerWebhook: { id: string, name: string, url: string, types: Array<Types.ChangeType>, operations: Array<Types.ChangeOperation>, recordIds: Array<string>, state: Types.WebhookState, pauseReason: Types.WebhookPauseReason | null, pausedAt: string | null, failures: number, waitingCount: number, deliveredCount: number, failedCount: number, lastSuccessAt: string | null, deliveries: { nodes: Array<{ id: string, webhookId: string, eventId: string, type: Types.ChangeType | null, recordId: string | null, state: Types.WebhookDeliveryState, attemptCount: number, nextAttemptAt: string | null, createdAt: string, finishedAt: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } | null } | null };

export type PartnerDeliveryQueryVariables = Exact<{
  partnerId: string | number;
  id: string | number;
}>;


export type PartnerDeliveryQuery = { organiser: { id: string, partnerWebhookDelivery: { body: string, delivery: { id: string, webhookId: string, eventId: string, type: Types.ChangeType | null, recordId: string | null, state: Types.WebhookDeliveryState, attemptCount: number, nextAttemptAt: string | null, createdAt: string, finishedAt: string | null }, attempts: Array<{ id: string, startedAt: string, durationMs: number, url: string, status: number | null, response: string, error: string, headers: Array<{ name: string, value: string }> }> } | null } | null };

export type PausePartnerWebhookMutationVariables = Exact<{
  input: Types.PartnerWebhookInput;
}>;


export type PausePartnerWebhookMutation = { pausePartnerWebhook: { message: string | null, webhook: { id: string, name: string, url: string, types: Array<Types.ChangeType>, operations: Array<Types.ChangeOperation>, recordIds: Array<string>, state: Types.WebhookState, pauseReason: Types.WebhookPauseReason | null, pausedAt: string | null, failures: number, waitingCount: number, deliveredCount: number, failedCount: number, lastSuccessAt: string | null } | null, errors: Array<{ message: string }> } };

export type ResumePartnerWebhookMutationVariables = Exact<{
  input: Types.PartnerWebhookInput;
}>;


export type ResumePartnerWebhookMutation = { resumePartnerWebhook: { message: string | null, webhook: { id: string, name: string, url: string, types: Array<Types.ChangeType>, operations: Array<Types.ChangeOperation>, recordIds: Array<string>, state: Types.WebhookState, pauseReason: Types.WebhookPauseReason | null, pausedAt: string | null, failures: number, waitingCount: number, deliveredCount: number, failedCount: number, lastSuccessAt: string | null } | null, errors: Array<{ message: string }> } };

export type RedeliverPartnerWebhookMutationVariables = Exact<{
  input: Types.RedeliverPartnerWebhookInput;
}>;


export type RedeliverPartnerWebhookMutation = { redeliverPartnerWebhook: { message: string | null, delivery: { id: string, webhookId: string, eventId: string, type: Types.ChangeType | null, recordId: string | null, state: Types.WebhookDeliveryState, attemptCount: number, nextAttemptAt: string | null, createdAt: string, finishedAt: string | null } | null, errors: Array<{ message: string }> } };

export const KeptWebhookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"operations"}},{"kind":"Field","name":{"kind":"Name","value":"recordIds"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSuccessAt"}}]}}]} as unknown as DocumentNode<KeptWebhookFragment, unknown>;
export const KeptDeliveryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptDelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"webhookId"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<KeptDeliveryFragment, unknown>;
export const PartnerFeedsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PartnerFeeds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partnerFeeds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partnerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"beginning"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"behindCount"}},{"kind":"Field","name":{"kind":"Name","value":"behindHasMore"}},{"kind":"Field","name":{"kind":"Name","value":"behindSince"}}]}}]}}]}}]} as unknown as DocumentNode<PartnerFeedsQuery, PartnerFeedsQueryVariables>;
export const PartnerWebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PartnerWebhooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partnerWebhooks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partnerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptWebhook"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"operations"}},{"kind":"Field","name":{"kind":"Name","value":"recordIds"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSuccessAt"}}]}}]} as unknown as DocumentNode<PartnerWebhooksQuery, PartnerWebhooksQueryVariables>;
export const PartnerWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PartnerWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDeliveryState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partnerWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partnerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptWebhook"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptDelivery"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"operations"}},{"kind":"Field","name":{"kind":"Name","value":"recordIds"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSuccessAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptDelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"webhookId"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<PartnerWebhookQuery, PartnerWebhookQueryVariables>;
export const PartnerDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PartnerDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partnerWebhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partnerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptDelivery"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"headers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"response"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptDelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"webhookId"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<PartnerDeliveryQuery, PartnerDeliveryQueryVariables>;
export const PausePartnerWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PausePartnerWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pausePartnerWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptWebhook"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"operations"}},{"kind":"Field","name":{"kind":"Name","value":"recordIds"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSuccessAt"}}]}}]} as unknown as DocumentNode<PausePartnerWebhookMutation, PausePartnerWebhookMutationVariables>;
export const ResumePartnerWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumePartnerWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumePartnerWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptWebhook"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"operations"}},{"kind":"Field","name":{"kind":"Name","value":"recordIds"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSuccessAt"}}]}}]} as unknown as DocumentNode<ResumePartnerWebhookMutation, ResumePartnerWebhookMutationVariables>;
export const RedeliverPartnerWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeliverPartnerWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeliverPartnerWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeliverPartnerWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptDelivery"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptDelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"webhookId"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<RedeliverPartnerWebhookMutation, RedeliverPartnerWebhookMutationVariables>;

/** Reads the query `PartnerFeeds` that a route's loader has begun; the component waits until its data is here. */
export function usePartnerFeedsPreloaded<S extends DataState<PartnerFeedsQuery>['dataState']>(
  query: QueryRef<PartnerFeedsQuery, PartnerFeedsQueryVariables, S>,
) {
  return useReadQuery<PartnerFeedsQuery, S>(query);
}

/** Reads the query `PartnerWebhooks` that a route's loader has begun; the component waits until its data is here. */
export function usePartnerWebhooksPreloaded<S extends DataState<PartnerWebhooksQuery>['dataState']>(
  query: QueryRef<PartnerWebhooksQuery, PartnerWebhooksQueryVariables, S>,
) {
  return useReadQuery<PartnerWebhooksQuery, S>(query);
}

/** Reads the query `PartnerWebhook` that a route's loader has begun; the component waits until its data is here. */
export function usePartnerWebhookPreloaded<S extends DataState<PartnerWebhookQuery>['dataState']>(
  query: QueryRef<PartnerWebhookQuery, PartnerWebhookQueryVariables, S>,
) {
  return useReadQuery<PartnerWebhookQuery, S>(query);
}

/** Reads the query `PartnerDelivery` that a route's loader has begun; the component waits until its data is here. */
export function usePartnerDeliveryPreloaded<S extends DataState<PartnerDeliveryQuery>['dataState']>(
  query: QueryRef<PartnerDeliveryQuery, PartnerDeliveryQueryVariables, S>,
) {
  return useReadQuery<PartnerDeliveryQuery, S>(query);
}

/** Gives the function that carries out the mutation `PausePartnerWebhook`, and its state. */
export function usePausePartnerWebhookMutation(options?: useMutation.Options<PausePartnerWebhookMutation, PausePartnerWebhookMutationVariables>) {
  return useMutation(PausePartnerWebhookDocument, options);
}

/** Gives the function that carries out the mutation `ResumePartnerWebhook`, and its state. */
export function useResumePartnerWebhookMutation(options?: useMutation.Options<ResumePartnerWebhookMutation, ResumePartnerWebhookMutationVariables>) {
  return useMutation(ResumePartnerWebhookDocument, options);
}

/** Gives the function that carries out the mutation `RedeliverPartnerWebhook`, and its state. */
export function useRedeliverPartnerWebhookMutation(options?: useMutation.Options<RedeliverPartnerWebhookMutation, RedeliverPartnerWebhookMutationVariables>) {
  return useMutation(RedeliverPartnerWebhookDocument, options);
}