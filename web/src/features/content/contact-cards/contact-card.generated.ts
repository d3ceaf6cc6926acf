/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useFragment, useSuspenseFragment } from '@apollo/client/react';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ContactFields_ContactCard_Fragment = { id: string, title: string, company: string, name: string | null, phone: string | null, mobile: string | null, email: string | null, qrText: string | null, qrImageUrl: string | null } & { ' $fragmentName'?: 'ContactFields_ContactCard_Fragment' };

export type ContactFields_Linkage_Fragment = { id: string, title: string, company: string, name: string | null, phone: string | null, mobile: string | null, email: string | null, qrText: string | null, qrImageUrl: string | null } & { ' $fragmentName'?: 'ContactFields_Linkage_Fragment' };

export type ContactFieldsFragment =
  | ContactFields_ContactCard_Fragment
  | ContactFields_Linkage_Fragment
;

export const ContactFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"qrText"}},{"kind":"Field","name":{"kind":"Name","value":"qrImageUrl"}}]}}]} as unknown as DocumentNode<ContactFieldsFragment, unknown>;

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function useContactFieldsFragment(from: FragmentType<ContactFieldsFragment>) {
  const options = { fragment: ContactFieldsFragmentDoc, fragmentName: 'ContactFields', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}