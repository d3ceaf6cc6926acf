/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation, useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kinds of booths. */
export type BoothKind =
  /** Bare floor, on which the company builds. */
  | 'RAW_SPACE'
  /** A booth with walls, name board and furniture. */
  | 'STANDARD';

/** What a company writes about itself: all of it each time. Booth, area and login are the organiser's. */
export type SaveCompanyInput = {
  /** Postal address in Chinese, ten characters and more. */
  addressCn: string;
  /** Postal address in English, ten characters and more. */
  addressEn: string;
  /** Code of a root category, `1` to `7`. */
  categoryCode: string | number;
  /** Introduction in Chinese. */
  descriptionCn: string;
  /** Introduction in English. */
  descriptionEn: string;
  /** Fax number; blank for none. */
  fax?: string;
  /** Address of a JPEG or PNG that this account uploaded, or of the logo that the company has. */
  logoUrl: string;
  /** Name in Chinese. */
  nameCn: string;
  /** Name in English. */
  nameEn: string;
  /** Phone number; blank for none. */
  phone?: string;
  /** The `version` that was edited: so nobody's text is lost where two people write. */
  version: string | number;
  /** Website; blank for none. Without a scheme https is meant. */
  website?: string;
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

export type OwnCompanyFragment = { id: string, userName: string, logoUrl: string | null, nameCn: string, nameEn: string, descriptionCn: string, descriptionEn: string, phone: string | null, fax: string | null, website: string | null, addressCn: string, addressEn: string, boothNumber: string | null, boothKind: Types.BoothKind | null, boothArea: string | null, version: string, category: { id: string } | null } & { ' $fragmentName'?: 'OwnCompanyFragment' };

export type OwnCompanyQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnCompanyQuery = { viewer: { id: string, company: { id: string, userName: string, logoUrl: string | null, nameCn: string, nameEn: string, descriptionCn: string, descriptionEn: string, phone: string | null, fax: string | null, website: string | null, addressCn: string, addressEn: string, boothNumber: string | null, boothKind: Types.BoothKind | null, boothArea: string | null, version: string, category: { id: string } | null } | null } | null };

export type SaveCompanyMutationVariables = Exact<{
  input: Types.SaveCompanyInput;
}>;


export type SaveCompanyMutation = { saveCompany: { message: string | null, company: { id: string, userName: string, logoUrl: string | null, nameCn: string, nameEn: string, descriptionCn: string, descriptionEn: string, phone: string | null, fax: string | null, website: string | null, addressCn: string, addressEn: string, boothNumber: string | null, boothKind: Types.BoothKind | null, boothArea: string | null, version: string, exhibitor: { id: string, name: string, description: string, address: string, website: string | null, logoUrl: string | null, category: { id: string, name: string } | null } | null, category: { id: string } | null } | null, errors: Array<{ code: Types.UserErrorCode, message: string, path: Array<string> | null }> } };

export const OwnCompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"nameCn"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptionCn"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionEn"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"fax"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"addressCn"}},{"kind":"Field","name":{"kind":"Name","value":"addressEn"}},{"kind":"Field","name":{"kind":"Name","value":"boothNumber"}},{"kind":"Field","name":{"kind":"Name","value":"boothKind"}},{"kind":"Field","name":{"kind":"Name","value":"boothArea"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OwnCompanyFragment, unknown>;
export const OwnCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnCompany"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"nameCn"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptionCn"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionEn"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"fax"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"addressCn"}},{"kind":"Field","name":{"kind":"Name","value":"addressEn"}},{"kind":"Field","name":{"kind":"Name","value":"boothNumber"}},{"kind":"Field","name":{"kind":"Name","value":"boothKind"}},{"kind":"Field","name":{"kind":"Name","value":"boothArea"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OwnCompanyQuery, OwnCompanyQueryVariables>;
export const SaveCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnCompany"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"exhibitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"nameCn"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptionCn"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionEn"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"fax"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"addressCn"}},{"kind":"Field","name":{"kind":"Name","value":"addressEn"}},{"kind":"Field","name":{"kind":"Name","value":"boothNumber"}},{"kind":"Field","name":{"kind":"Name","value":"boothKind"}},{"kind":"Field","name":{"kind":"Name","value":"boothArea"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveCompanyMutation, SaveCompanyMutationVariables>;

/** Reads the query `OwnCompany` that a route's loader has begun; the component waits until its data is here. */
export function useOwnCompanyPreloaded<S extends DataState<OwnCompanyQuery>['dataState']>(
  query: QueryRef<OwnCompanyQuery, OwnCompanyQueryVariables, S>,
) {
  return useReadQuery<OwnCompanyQuery, S>(query);
}

/** Gives the function that carries out the mutation `SaveCompany`, and its state. */
export function useSaveCompanyMutation(options?: useMutation.Options<SaveCompanyMutation, SaveCompanyMutationVariables>) {
  return useMutation(SaveCompanyDocument, options);
}

/** Most characters of each field of the input object of `SaveCompany`: the schema's `@constraint`. */
export const saveCompanyLimits = {"addressCn":100,"addressEn":200,"descriptionCn":1000,"descriptionEn":2000,"fax":40,"logoUrl":300,"nameCn":100,"nameEn":150,"phone":40,"website":200} as const;