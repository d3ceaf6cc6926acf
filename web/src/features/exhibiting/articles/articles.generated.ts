/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useFragment, useMutation, useReadQuery, useSuspenseFragment } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState, FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** States of what an organiser approves before it is public. */
export type ReviewStatus =
  /** The organiser has approved it. */
  | 'APPROVED'
  /** Refused, with a reason. Its owner may change it and hand it in again. */
  | 'REJECTED'
  /** Handed in; nobody has decided yet. */
  | 'UNDER_REVIEW';

/** What a company writes of an article; both languages. */
export type SavePromotionArticleInput = {
  /** Chinese body as HTML; kept without scripts, styles and pictures of other sites. */
  bodyCn: string;
  /** English body as HTML; kept without scripts, styles and pictures of other sites. */
  bodyEn: string;
  /** Address of a JPEG or PNG that this account uploaded: the cover. */
  coverUrl: string;
  /** Addresses of files that this account uploaded, at most ten of 2 MB each. */
  files: Array<string>;
  /** A rejected article that is handed in again; omitted for a new one. */
  id?: string | number | null | undefined;
  /** Chinese title. */
  titleCn: string;
  /** English title. */
  titleEn: string;
};

/** Kinds of expected failures of a mutation. */
export type UserErrorCode =
  /** It is accepted with a picture: get one by `issueCaptcha`, and send the same again with its key and what it shows. */
  | 'CAPTCHA_NEEDED'
  /** Somebody else has changed it since it was read: compare, and send it again with its new version. */
  | 'CHANGED'
  /** The time for it is over, or has not begun. */
  | 'CLOSED'
  /** The state of the record does not allow it, like an edit under review, or another record is in the way, like a booth that is taken. */
  | 'CONFLICT'
  /** The same thing has been done before. */
  | 'DUPLICATE'
  /** A verification code, a link or a key is wrong, used up or too old: get a new one. */
  | 'EXPIRED'
  /** The input breaks a rule; the message says which, and `path` where. */
  | 'INVALID'
  /** Whoever asks may not do this, for instance apply for their own request. */
  | 'NOT_ALLOWED'
  /** What the input names is not there, or not for whoever asks. */
  | 'NOT_FOUND'
  /** Somebody is signed in as the other role here: sign out first. */
  | 'OTHER_ROLE'
  /** As many as there may be are there already: places, badges, pieces, keys. */
  | 'QUOTA'
  /** Something outside that this depends on does not work right now: try again later. */
  | 'UNAVAILABLE'
  /** What was read off the picture is wrong, or the picture has expired: get a new one. */
  | 'WRONG_CAPTCHA';

export type OwnArticleLineFragment = { id: string, title: string, coverUrl: string, createdAt: string, review: { status: Types.ReviewStatus, statusLabel: string, reason: string | null, decidedAt: string | null, isEditable: boolean } } & { ' $fragmentName'?: 'OwnArticleLineFragment' };

export type OwnArticleFragment = { id: string, coverUrl: string, createdAt: string, updatedAt: string | null, titleCn: string, titleEn: string, bodyCn: string, bodyEn: string, files: Array<{ address: string, name: string }>, review: { status: Types.ReviewStatus, statusLabel: string, reason: string | null, decidedAt: string | null, isEditable: boolean } } & { ' $fragmentName'?: 'OwnArticleFragment' };

export type OwnArticlesQueryVariables = Exact<{
  status?: Types.ReviewStatus | null | undefined;
  page: number;
}>;


export type OwnArticlesQuery = { viewer: { id: string, promotionArticles: { totalCount: number, nodes: Array<(
        { id: string, title: string, review: { status: Types.ReviewStatus } }
        & { ' $fragmentRefs'?: { 'OwnArticleLineFragment': OwnArticleLineFragment } }
      )>, pageInfo: { pageCount: number } } } | null };

export type OwnArticleByIdQueryVariables = Exact<{
  id: string | number;
}>;


export type OwnArticleByIdQuery = { viewer: { id: string, promotionArticle: (
      { id: string }
      & { ' $fragmentRefs'?: { 'OwnArticleFragment': OwnArticleFragment } }
    ) | null } | null };

export type SaveArticleMutationVariables = Exact<{
  input: Types.SavePromotionArticleInput;
}>;


export type SaveArticleMutation = { savePromotionArticle: { message: string | null, article: (
      { id: string }
      & { ' $fragmentRefs'?: { 'OwnArticleFragment': OwnArticleFragment;'OwnArticleLineFragment': OwnArticleLineFragment } }
    ) | null, errors: Array<{ code: Types.UserErrorCode, message: string, path: Array<string> | null }> } };

export type DeleteArticlesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteArticlesMutation = { deletePromotionArticles: { deletedIds: Array<string>, message: string | null, errors: Array<{ message: string }> } };

export const OwnArticleLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnArticleLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromotionArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}}]}}]}}]} as unknown as DocumentNode<OwnArticleLineFragment, unknown>;
export const OwnArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromotionArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"titleCn"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ZH"}}]},{"kind":"Field","alias":{"kind":"Name","value":"titleEn"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"EN"}}]},{"kind":"Field","alias":{"kind":"Name","value":"bodyCn"},"name":{"kind":"Name","value":"body"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ZH"}}]},{"kind":"Field","alias":{"kind":"Name","value":"bodyEn"},"name":{"kind":"Name","value":"body"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"EN"}}]},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}}]}}]}}]} as unknown as DocumentNode<OwnArticleFragment, unknown>;
export const OwnArticlesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnArticles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"promotionArticles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnArticleLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnArticleLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromotionArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}}]}}]}}]} as unknown as DocumentNode<OwnArticlesQuery, OwnArticlesQueryVariables>;
export const OwnArticleByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnArticleById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"promotionArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnArticle"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromotionArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"titleCn"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ZH"}}]},{"kind":"Field","alias":{"kind":"Name","value":"titleEn"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"EN"}}]},{"kind":"Field","alias":{"kind":"Name","value":"bodyCn"},"name":{"kind":"Name","value":"body"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ZH"}}]},{"kind":"Field","alias":{"kind":"Name","value":"bodyEn"},"name":{"kind":"Name","value":"body"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"EN"}}]},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}}]}}]}}]} as unknown as DocumentNode<OwnArticleByIdQuery, OwnArticleByIdQueryVariables>;
export const SaveArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavePromotionArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePromotionArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnArticle"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnArticleLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromotionArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"titleCn"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ZH"}}]},{"kind":"Field","alias":{"kind":"Name","value":"titleEn"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"EN"}}]},{"kind":"Field","alias":{"kind":"Name","value":"bodyCn"},"name":{"kind":"Name","value":"body"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ZH"}}]},{"kind":"Field","alias":{"kind":"Name","value":"bodyEn"},"name":{"kind":"Name","value":"body"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"EN"}}]},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnArticleLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromotionArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}}]}}]}}]} as unknown as DocumentNode<SaveArticleMutation, SaveArticleMutationVariables>;
export const DeleteArticlesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteArticles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePromotionArticles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedIds"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteArticlesMutation, DeleteArticlesMutationVariables>;

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function useOwnArticleLineFragment(from: FragmentType<OwnArticleLineFragment>) {
  const options = { fragment: OwnArticleLineFragmentDoc, fragmentName: 'OwnArticleLine', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function useOwnArticleFragment(from: FragmentType<OwnArticleFragment>) {
  const options = { fragment: OwnArticleFragmentDoc, fragmentName: 'OwnArticle', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}

/** Reads the query `OwnArticles` that a route's loader has begun; the component waits until its data is here. */
export function useOwnArticlesPreloaded<S extends DataState<OwnArticlesQuery>['dataState']>(
  query: QueryRef<OwnArticlesQuery, OwnArticlesQueryVariables, S>,
) {
  return useReadQuery<OwnArticlesQuery, S>(query);
}

/** Reads the query `OwnArticleById` that a route's loader has begun; the component waits until its data is here. */
export function useOwnArticleByIdPreloaded<S extends DataState<OwnArticleByIdQuery>['dataState']>(
  query: QueryRef<OwnArticleByIdQuery, OwnArticleByIdQueryVariables, S>,
) {
  return useReadQuery<OwnArticleByIdQuery, S>(query);
}

/** Gives the function that carries out the mutation `SaveArticle`, and its state. */
export function useSaveArticleMutation(options?: useMutation.Options<SaveArticleMutation, SaveArticleMutationVariables>) {
  return useMutation(SaveArticleDocument, options);
}

/** Most characters of each field of the input object of `SaveArticle`: the schema's `@constraint`. */
export const saveArticleLimits = {"bodyCn":60000,"bodyEn":60000,"coverUrl":200,"titleCn":200,"titleEn":200} as const;

/** Gives the function that carries out the mutation `DeleteArticles`, and its state. */
export function useDeleteArticlesMutation(options?: useMutation.Options<DeleteArticlesMutation, DeleteArticlesMutationVariables>) {
  return useMutation(DeleteArticlesDocument, options);
}