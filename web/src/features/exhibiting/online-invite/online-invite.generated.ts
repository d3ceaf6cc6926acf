/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { ApolloClient, DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Designs of the posters by which exhibitors invite. */
export type PosterTemplate =
  /** A light drawing sheet, kind to printers. */
  | 'BLUEPRINT'
  /** Navy, with a cable cut through in colour. */
  | 'NIGHT';

export type OnlineInvitePostersQueryVariables = Exact<{
  hasCode: boolean;
}>;


export type OnlineInvitePostersQuery = { viewer: { id: string, night: string | null, blueprint: string | null, nightPrint: string | null, blueprintPrint: string | null } | null };

export type OnlineInviteLinkQueryVariables = Exact<{
  template: Types.PosterTemplate;
}>;


export type OnlineInviteLinkQuery = { viewer: { id: string, invitationLink: string | null, exhibitor: { id: string, name: string, logoUrl: string | null } | null } | null };

export type WechatShareQueryVariables = Exact<{
  url: string;
}>;


export type WechatShareQuery = { wechatShare: { share: { appId: string, timestamp: number, nonce: string, signature: string } | null } };


export const OnlineInvitePostersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OnlineInvitePosters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"night"},"name":{"kind":"Name","value":"posterUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"template"},"value":{"kind":"EnumValue","value":"NIGHT"}},{"kind":"Argument","name":{"kind":"Name","value":"hasCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"use"},"value":{"kind":"EnumValue","value":"PREVIEW"}}]},{"kind":"Field","alias":{"kind":"Name","value":"blueprint"},"name":{"kind":"Name","value":"posterUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"template"},"value":{"kind":"EnumValue","value":"BLUEPRINT"}},{"kind":"Argument","name":{"kind":"Name","value":"hasCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"use"},"value":{"kind":"EnumValue","value":"PREVIEW"}}]},{"kind":"Field","alias":{"kind":"Name","value":"nightPrint"},"name":{"kind":"Name","value":"posterUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"template"},"value":{"kind":"EnumValue","value":"NIGHT"}},{"kind":"Argument","name":{"kind":"Name","value":"hasCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasCode"}}}]},{"kind":"Field","alias":{"kind":"Name","value":"blueprintPrint"},"name":{"kind":"Name","value":"posterUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"template"},"value":{"kind":"EnumValue","value":"BLUEPRINT"}},{"kind":"Argument","name":{"kind":"Name","value":"hasCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasCode"}}}]}]}}]}}]} as unknown as DocumentNode<OnlineInvitePostersQuery, OnlineInvitePostersQueryVariables>;
export const OnlineInviteLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OnlineInviteLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"template"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PosterTemplate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invitationLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"template"},"value":{"kind":"Variable","name":{"kind":"Name","value":"template"}}}]},{"kind":"Field","name":{"kind":"Name","value":"exhibitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}}]}}]}}]} as unknown as DocumentNode<OnlineInviteLinkQuery, OnlineInviteLinkQueryVariables>;
export const WechatShareDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WechatShare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wechatShare"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appId"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"Field","name":{"kind":"Name","value":"nonce"}},{"kind":"Field","name":{"kind":"Name","value":"signature"}}]}}]}}]}}]} as unknown as DocumentNode<WechatShareQuery, WechatShareQueryVariables>;

/** Reads the query `OnlineInvitePosters` that a route's loader has begun; the component waits until its data is here. */
export function useOnlineInvitePostersPreloaded<S extends DataState<OnlineInvitePostersQuery>['dataState']>(
  query: QueryRef<OnlineInvitePostersQuery, OnlineInvitePostersQueryVariables, S>,
) {
  return useReadQuery<OnlineInvitePostersQuery, S>(query);
}

/** Reads the query `OnlineInviteLink` that a route's loader has begun; the component waits until its data is here. */
export function useOnlineInviteLinkPreloaded<S extends DataState<OnlineInviteLinkQuery>['dataState']>(
  query: QueryRef<OnlineInviteLinkQuery, OnlineInviteLinkQueryVariables, S>,
) {
  return useReadQuery<OnlineInviteLinkQuery, S>(query);
}

/** Asks the query `OnlineInviteLink` once, outside of rendering: in an event handler. @throws what the link reports */
export function fetchOnlineInviteLink(
  client: ApolloClient,
  options: Omit<ApolloClient.QueryOptions<OnlineInviteLinkQuery, OnlineInviteLinkQueryVariables>, 'query'>,
) {
  const asked = { query: OnlineInviteLinkDocument, ...options };
  return client.query<OnlineInviteLinkQuery, OnlineInviteLinkQueryVariables>(asked as ApolloClient.QueryOptions<OnlineInviteLinkQuery, OnlineInviteLinkQueryVariables>);
}

/** Asks the query `WechatShare` once, outside of rendering: in an event handler. @throws what the link reports */
export function fetchWechatShare(
  client: ApolloClient,
  options: Omit<ApolloClient.QueryOptions<WechatShareQuery, WechatShareQueryVariables>, 'query'>,
) {
  const asked = { query: WechatShareDocument, ...options };
  return client.query<WechatShareQuery, WechatShareQueryVariables>(asked as ApolloClient.QueryOptions<WechatShareQuery, WechatShareQueryVariables>);
}