/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation, useQuery, useReadQuery } from '@apollo/client/react';
import type { QueryRef, SkipToken } from '@apollo/client/react';
import type { ApolloClient, DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a piece of an article stayed, went or came. */
export type ChangedPieceKind =
  /** The piece stands in the later version only. */
  | 'ADDED'
  /** The piece stands in the earlier version only. */
  | 'REMOVED'
  /** The piece stands in both versions. */
  | 'SAME';

/** What becomes of an article that is saved. */
export type DeskArticleAim =
  /** A draft, or a draft again; not what is public already. */
  | 'DRAFT'
  /** Public, now or at its moment. */
  | 'PUBLISHED'
  /** Off the site. */
  | 'WITHDRAWN';

/** Where an article of the show stands. */
export type DeskArticleStage =
  /** Is being written; nobody but the editors sees it. */
  | 'DRAFT'
  /** Is on the site. */
  | 'PUBLISHED'
  /** Becomes public at a moment that lies ahead. */
  | 'SCHEDULED'
  /** Was on the site, and is not any more. */
  | 'WITHDRAWN';

/** A language of the site. */
export type Locale =
  /** English. */
  | 'EN'
  /** Chinese. The default. */
  | 'ZH';

/** The show's two lists of news. */
export type NewsKind =
  /** Topics of the trade. */
  | 'FOCUS'
  /** News of the show. */
  | 'NEWS';

/** What an editor writes of an article. */
export type SaveDeskArticleInput = {
  /** Stage that the article has after it is saved. */
  aim: DeskArticleAim;
  /** Chinese text as HTML; kept without scripts, styles and pictures of other sites. */
  bodyCn: string;
  /** English text as HTML; kept without scripts, styles and pictures of other sites. */
  bodyEn: string;
  /** Address of a JPEG or PNG that was uploaded in the console: the cover. */
  coverUrl?: string | null | undefined;
  /** Its date, yyyy-MM-dd; blank: that of its publication. */
  date?: string;
  /** The article that is changed; omitted for a new one. */
  id?: string | number | null | undefined;
  /** Which of the show's lists it stands in. */
  kind: NewsKind;
  /** Address that it opens instead of its own page: http(s), or a path of this site. */
  link?: string;
  /** When it becomes public, yyyy-MM-dd HH:mm:ss in Shanghai; blank: now, or as it is public already. */
  publishAt?: string;
  /** What it is about, in Chinese. */
  summaryCn: string;
  /** What it is about, in English. */
  summaryEn: string;
  /** Chinese title. One language at least has one. */
  titleCn: string;
  /** English title. */
  titleEn: string;
  /** The version that was read; 0 for a new one. */
  version?: number;
};

/** What an editor writes of a banner. */
export type SaveDeskBannerInput = {
  /** Chinese headline beside the picture; blank where the picture carries its own words. In both languages or in none. */
  headlineCn?: string;
  /** The same in English. */
  headlineEn?: string;
  /** The banner that is changed; omitted for a new one, which comes behind the others. */
  id?: string | number | null | undefined;
  /** Address of a JPEG or PNG that was uploaded in the console. */
  imageCn?: string | null | undefined;
  /** The same with English words. */
  imageEn?: string | null | undefined;
  /** Whether it is switched on. */
  isOn: boolean;
  /** Where it leads: http(s), or a path of this site. */
  link: string;
  /** From when on, yyyy-MM-dd HH:mm:ss in Shanghai; blank: at once. */
  showsFrom?: string;
  /** Until when, in the same way; blank: without an end. */
  showsUntil?: string;
  /** Chinese line below the headline. In both languages or in none. */
  subtitleCn?: string;
  /** The same in English. */
  subtitleEn?: string;
  /** What the Chinese picture says. */
  titleCn: string;
  /** What the English picture says. */
  titleEn: string;
  /** The version that was read; 0 for a new one. */
  version?: number;
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

export type DeskArticlesQueryVariables = Exact<{
  kind?: Types.NewsKind | null | undefined;
  stage?: Types.DeskArticleStage | null | undefined;
  title?: string | null | undefined;
  page: number;
}>;


export type DeskArticlesQuery = { organiser: { id: string, deskArticles: { totalCount: number, nodes: Array<{ id: string, kind: Types.NewsKind, stage: Types.DeskArticleStage, titleCn: string, titleEn: string, coverUrl: string | null, missing: Array<Types.Locale>, publishedAt: string | null, createdAt: string, updatedAt: string }>, pageInfo: { pageCount: number } } } | null };

export type EditedArticleFragment = { id: string, kind: Types.NewsKind, stage: Types.DeskArticleStage, version: number, titleCn: string, titleEn: string, summaryCn: string, summaryEn: string, coverUrl: string | null, link: string, bodyCn: string, bodyEn: string, date: string | null, publishedAt: string | null, createdAt: string, updatedAt: string, editor: string | null } & { ' $fragmentName'?: 'EditedArticleFragment' };

export type DeskArticleQueryVariables = Exact<{
  id: string | number;
}>;


export type DeskArticleQuery = { organiser: { id: string, deskArticle: { id: string, kind: Types.NewsKind, stage: Types.DeskArticleStage, version: number, titleCn: string, titleEn: string, summaryCn: string, summaryEn: string, coverUrl: string | null, link: string, bodyCn: string, bodyEn: string, date: string | null, publishedAt: string | null, createdAt: string, updatedAt: string, editor: string | null } | null } | null };

export type DeskArticleVersionQueryVariables = Exact<{
  id: string | number;
}>;


export type DeskArticleVersionQuery = { organiser: { id: string, deskArticle: { id: string, version: number } | null } | null };

export type DeskArticleVersionsQueryVariables = Exact<{
  id: string | number;
}>;


export type DeskArticleVersionsQuery = { organiser: { id: string, deskArticle: { id: string, version: number, titleCn: string, titleEn: string, versions: Array<{ number: number, at: string, editor: string | null, titleCn: string, titleEn: string }> } | null } | null };

export type DeskArticleChangesQueryVariables = Exact<{
  id: string | number;
  from: number;
  to: number;
}>;


export type DeskArticleChangesQuery = { organiser: { id: string, deskArticle: { id: string, changes: Array<{ field: string, label: string, pieces: Array<{ kind: Types.ChangedPieceKind, text: string }> }> } | null } | null };

export type SaveDeskArticleMutationVariables = Exact<{
  input: Types.SaveDeskArticleInput;
}>;


export type SaveDeskArticleMutation = { saveDeskArticle: { message: string | null, article: { id: string, kind: Types.NewsKind, stage: Types.DeskArticleStage, version: number, titleCn: string, titleEn: string, summaryCn: string, summaryEn: string, coverUrl: string | null, link: string, bodyCn: string, bodyEn: string, date: string | null, publishedAt: string | null, createdAt: string, updatedAt: string, editor: string | null } | null, errors: Array<{ code: Types.UserErrorCode, message: string, path: Array<string> | null }> } };

export type RestoreDeskArticleMutationVariables = Exact<{
  id: string | number;
  version: number;
  number: number;
}>;


export type RestoreDeskArticleMutation = { restoreDeskArticle: { message: string | null, article: { id: string, kind: Types.NewsKind, stage: Types.DeskArticleStage, version: number, titleCn: string, titleEn: string, summaryCn: string, summaryEn: string, coverUrl: string | null, link: string, bodyCn: string, bodyEn: string, date: string | null, publishedAt: string | null, createdAt: string, updatedAt: string, editor: string | null } | null, errors: Array<{ message: string }> } };

export type DeleteDeskArticleMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type DeleteDeskArticleMutation = { deleteDeskArticle: { message: string | null, errors: Array<{ message: string }> } };

export type EditedBannerFragment = { id: string, version: number, titleCn: string, titleEn: string, headlineCn: string, headlineEn: string, subtitleCn: string, subtitleEn: string, imageCn: string, imageEn: string, link: string, isOn: boolean, isShown: boolean, showsFrom: string | null, showsUntil: string | null } & { ' $fragmentName'?: 'EditedBannerFragment' };

export type DeskBannersQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskBannersQuery = { organiser: { id: string, deskBanners: Array<{ id: string, version: number, titleCn: string, titleEn: string, headlineCn: string, headlineEn: string, subtitleCn: string, subtitleEn: string, imageCn: string, imageEn: string, link: string, isOn: boolean, isShown: boolean, showsFrom: string | null, showsUntil: string | null }> } | null };

export type SaveDeskBannerMutationVariables = Exact<{
  input: Types.SaveDeskBannerInput;
}>;


export type SaveDeskBannerMutation = { saveDeskBanner: { message: string | null, banners: Array<{ id: string, version: number, titleCn: string, titleEn: string, headlineCn: string, headlineEn: string, subtitleCn: string, subtitleEn: string, imageCn: string, imageEn: string, link: string, isOn: boolean, isShown: boolean, showsFrom: string | null, showsUntil: string | null }> | null, errors: Array<{ code: Types.UserErrorCode, message: string, path: Array<string> | null }> } };

export type DeleteDeskBannerMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type DeleteDeskBannerMutation = { deleteDeskBanner: { message: string | null, banners: Array<{ id: string, version: number, titleCn: string, titleEn: string, headlineCn: string, headlineEn: string, subtitleCn: string, subtitleEn: string, imageCn: string, imageEn: string, link: string, isOn: boolean, isShown: boolean, showsFrom: string | null, showsUntil: string | null }> | null, errors: Array<{ message: string }> } };

export type OrderDeskBannersMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type OrderDeskBannersMutation = { orderDeskBanners: { message: string | null, banners: Array<{ id: string, version: number, titleCn: string, titleEn: string, headlineCn: string, headlineEn: string, subtitleCn: string, subtitleEn: string, imageCn: string, imageEn: string, link: string, isOn: boolean, isShown: boolean, showsFrom: string | null, showsUntil: string | null }> | null, errors: Array<{ message: string }> } };

export const EditedArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"titleCn"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"summaryCn"}},{"kind":"Field","name":{"kind":"Name","value":"summaryEn"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"bodyCn"}},{"kind":"Field","name":{"kind":"Name","value":"bodyEn"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"editor"}}]}}]} as unknown as DocumentNode<EditedArticleFragment, unknown>;
export const EditedBannerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedBanner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBanner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"titleCn"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"headlineCn"}},{"kind":"Field","name":{"kind":"Name","value":"headlineEn"}},{"kind":"Field","name":{"kind":"Name","value":"subtitleCn"}},{"kind":"Field","name":{"kind":"Name","value":"subtitleEn"}},{"kind":"Field","name":{"kind":"Name","value":"imageCn"}},{"kind":"Field","name":{"kind":"Name","value":"imageEn"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"showsFrom"}},{"kind":"Field","name":{"kind":"Name","value":"showsUntil"}}]}}]} as unknown as DocumentNode<EditedBannerFragment, unknown>;
export const DeskArticlesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskArticles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NewsKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DeskArticleStage"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"title"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deskArticles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"stage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stage"}}},{"kind":"Argument","name":{"kind":"Name","value":"title"},"value":{"kind":"Variable","name":{"kind":"Name","value":"title"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"titleCn"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeskArticlesQuery, DeskArticlesQueryVariables>;
export const DeskArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deskArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedArticle"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"titleCn"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"summaryCn"}},{"kind":"Field","name":{"kind":"Name","value":"summaryEn"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"bodyCn"}},{"kind":"Field","name":{"kind":"Name","value":"bodyEn"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"editor"}}]}}]} as unknown as DocumentNode<DeskArticleQuery, DeskArticleQueryVariables>;
export const DeskArticleVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskArticleVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deskArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<DeskArticleVersionQuery, DeskArticleVersionQueryVariables>;
export const DeskArticleVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskArticleVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deskArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"titleCn"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"editor"}},{"kind":"Field","name":{"kind":"Name","value":"titleCn"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeskArticleVersionsQuery, DeskArticleVersionsQueryVariables>;
export const DeskArticleChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskArticleChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deskArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeskArticleChangesQuery, DeskArticleChangesQueryVariables>;
export const SaveDeskArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDeskArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDeskArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDeskArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedArticle"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"titleCn"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"summaryCn"}},{"kind":"Field","name":{"kind":"Name","value":"summaryEn"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"bodyCn"}},{"kind":"Field","name":{"kind":"Name","value":"bodyEn"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"editor"}}]}}]} as unknown as DocumentNode<SaveDeskArticleMutation, SaveDeskArticleMutationVariables>;
export const RestoreDeskArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreDeskArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreDeskArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedArticle"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"titleCn"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"summaryCn"}},{"kind":"Field","name":{"kind":"Name","value":"summaryEn"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"bodyCn"}},{"kind":"Field","name":{"kind":"Name","value":"bodyEn"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"editor"}}]}}]} as unknown as DocumentNode<RestoreDeskArticleMutation, RestoreDeskArticleMutationVariables>;
export const DeleteDeskArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDeskArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDeskArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteDeskArticleMutation, DeleteDeskArticleMutationVariables>;
export const DeskBannersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskBanners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deskBanners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedBanner"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedBanner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBanner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"titleCn"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"headlineCn"}},{"kind":"Field","name":{"kind":"Name","value":"headlineEn"}},{"kind":"Field","name":{"kind":"Name","value":"subtitleCn"}},{"kind":"Field","name":{"kind":"Name","value":"subtitleEn"}},{"kind":"Field","name":{"kind":"Name","value":"imageCn"}},{"kind":"Field","name":{"kind":"Name","value":"imageEn"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"showsFrom"}},{"kind":"Field","name":{"kind":"Name","value":"showsUntil"}}]}}]} as unknown as DocumentNode<DeskBannersQuery, DeskBannersQueryVariables>;
export const SaveDeskBannerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDeskBanner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDeskBannerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDeskBanner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"banners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedBanner"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedBanner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBanner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"titleCn"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"headlineCn"}},{"kind":"Field","name":{"kind":"Name","value":"headlineEn"}},{"kind":"Field","name":{"kind":"Name","value":"subtitleCn"}},{"kind":"Field","name":{"kind":"Name","value":"subtitleEn"}},{"kind":"Field","name":{"kind":"Name","value":"imageCn"}},{"kind":"Field","name":{"kind":"Name","value":"imageEn"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"showsFrom"}},{"kind":"Field","name":{"kind":"Name","value":"showsUntil"}}]}}]} as unknown as DocumentNode<SaveDeskBannerMutation, SaveDeskBannerMutationVariables>;
export const DeleteDeskBannerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDeskBanner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDeskBanner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"banners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedBanner"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedBanner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBanner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"titleCn"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"headlineCn"}},{"kind":"Field","name":{"kind":"Name","value":"headlineEn"}},{"kind":"Field","name":{"kind":"Name","value":"subtitleCn"}},{"kind":"Field","name":{"kind":"Name","value":"subtitleEn"}},{"kind":"Field","name":{"kind":"Name","value":"imageCn"}},{"kind":"Field","name":{"kind":"Name","value":"imageEn"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"showsFrom"}},{"kind":"Field","name":{"kind":"Name","value":"showsUntil"}}]}}]} as unknown as DocumentNode<DeleteDeskBannerMutation, DeleteDeskBannerMutationVariables>;
export const OrderDeskBannersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderDeskBanners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderDeskBanners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"banners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedBanner"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedBanner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBanner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"titleCn"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"headlineCn"}},{"kind":"Field","name":{"kind":"Name","value":"headlineEn"}},{"kind":"Field","name":{"kind":"Name","value":"subtitleCn"}},{"kind":"Field","name":{"kind":"Name","value":"subtitleEn"}},{"kind":"Field","name":{"kind":"Name","value":"imageCn"}},{"kind":"Field","name":{"kind":"Name","value":"imageEn"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"showsFrom"}},{"kind":"Field","name":{"kind":"Name","value":"showsUntil"}}]}}]} as unknown as DocumentNode<OrderDeskBannersMutation, OrderDeskBannersMutationVariables>;

/** Reads the query `DeskArticles` that a route's loader has begun; the component waits until its data is here. */
export function useDeskArticlesPreloaded<S extends DataState<DeskArticlesQuery>['dataState']>(
  query: QueryRef<DeskArticlesQuery, DeskArticlesQueryVariables, S>,
) {
  return useReadQuery<DeskArticlesQuery, S>(query);
}

/** Reads the query `DeskArticle` that a route's loader has begun; the component waits until its data is here. */
export function useDeskArticlePreloaded<S extends DataState<DeskArticleQuery>['dataState']>(
  query: QueryRef<DeskArticleQuery, DeskArticleQueryVariables, S>,
) {
  return useReadQuery<DeskArticleQuery, S>(query);
}

/** Asks the query `DeskArticleVersion` once, outside of rendering: in an event handler. @throws what the link reports */
export function fetchDeskArticleVersion(
  client: ApolloClient,
  options: Omit<ApolloClient.QueryOptions<DeskArticleVersionQuery, DeskArticleVersionQueryVariables>, 'query'>,
) {
  const asked = { query: DeskArticleVersionDocument, ...options };
  return client.query<DeskArticleVersionQuery, DeskArticleVersionQueryVariables>(asked as ApolloClient.QueryOptions<DeskArticleVersionQuery, DeskArticleVersionQueryVariables>);
}

/** Reads the query `DeskArticleVersions` that a route's loader has begun; the component waits until its data is here. */
export function useDeskArticleVersionsPreloaded<S extends DataState<DeskArticleVersionsQuery>['dataState']>(
  query: QueryRef<DeskArticleVersionsQuery, DeskArticleVersionsQueryVariables, S>,
) {
  return useReadQuery<DeskArticleVersionsQuery, S>(query);
}

/** Runs the query `DeskArticleChanges` while the component is mounted; `skipToken` holds it back. */
export function useDeskArticleChangesQuery(options: useQuery.Options<DeskArticleChangesQuery, DeskArticleChangesQueryVariables> | SkipToken) {
  return useQuery(DeskArticleChangesDocument, options as useQuery.Options<DeskArticleChangesQuery, DeskArticleChangesQueryVariables>);
}

/** Gives the function that carries out the mutation `SaveDeskArticle`, and its state. */
export function useSaveDeskArticleMutation(options?: useMutation.Options<SaveDeskArticleMutation, SaveDeskArticleMutationVariables>) {
  return useMutation(SaveDeskArticleDocument, options);
}

/** Most characters of each field of the input object of `SaveDeskArticle`: the schema's `@constraint`. */
export const saveDeskArticleLimits = {"bodyCn":60000,"bodyEn":60000,"coverUrl":500,"date":10,"link":500,"publishAt":19,"summaryCn":500,"summaryEn":500,"titleCn":200,"titleEn":200} as const;

/** Gives the function that carries out the mutation `RestoreDeskArticle`, and its state. */
export function useRestoreDeskArticleMutation(options?: useMutation.Options<RestoreDeskArticleMutation, RestoreDeskArticleMutationVariables>) {
  return useMutation(RestoreDeskArticleDocument, options);
}

/** Gives the function that carries out the mutation `DeleteDeskArticle`, and its state. */
export function useDeleteDeskArticleMutation(options?: useMutation.Options<DeleteDeskArticleMutation, DeleteDeskArticleMutationVariables>) {
  return useMutation(DeleteDeskArticleDocument, options);
}

/** Reads the query `DeskBanners` that a route's loader has begun; the component waits until its data is here. */
export function useDeskBannersPreloaded<S extends DataState<DeskBannersQuery>['dataState']>(
  query: QueryRef<DeskBannersQuery, DeskBannersQueryVariables, S>,
) {
  return useReadQuery<DeskBannersQuery, S>(query);
}

/** Asks the query `DeskBanners` once, outside of rendering: in an event handler. @throws what the link reports */
export function fetchDeskBanners(
  client: ApolloClient,
  options?: Omit<ApolloClient.QueryOptions<DeskBannersQuery, DeskBannersQueryVariables>, 'query'>,
) {
  const asked = { query: DeskBannersDocument, ...options };
  return client.query<DeskBannersQuery, DeskBannersQueryVariables>(asked as ApolloClient.QueryOptions<DeskBannersQuery, DeskBannersQueryVariables>);
}

/** Gives the function that carries out the mutation `SaveDeskBanner`, and its state. */
export function useSaveDeskBannerMutation(options?: useMutation.Options<SaveDeskBannerMutation, SaveDeskBannerMutationVariables>) {
  return useMutation(SaveDeskBannerDocument, options);
}

/** Most characters of each field of the input object of `SaveDeskBanner`: the schema's `@constraint`. */
export const saveDeskBannerLimits = {"headlineCn":60,"headlineEn":60,"imageCn":500,"imageEn":500,"link":500,"showsFrom":19,"showsUntil":19,"subtitleCn":120,"subtitleEn":120,"titleCn":100,"titleEn":100} as const;

/** Gives the function that carries out the mutation `DeleteDeskBanner`, and its state. */
export function useDeleteDeskBannerMutation(options?: useMutation.Options<DeleteDeskBannerMutation, DeleteDeskBannerMutationVariables>) {
  return useMutation(DeleteDeskBannerDocument, options);
}

/** Gives the function that carries out the mutation `OrderDeskBanners`, and its state. */
export function useOrderDeskBannersMutation(options?: useMutation.Options<OrderDeskBannersMutation, OrderDeskBannersMutationVariables>) {
  return useMutation(OrderDeskBannersDocument, options);
}