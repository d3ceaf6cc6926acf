import type { QueryRef } from '@apollo/client/react';
import type { ConsoleApp } from '../console';
import { type ContentAddress, readContentAddress } from './address';
import {
  ContentEditDocument,
  type ContentEditQuery,
  type ContentEditQueryVariables,
  ContentListDocument,
  type ContentListQuery,
  type ContentListQueryVariables,
  ContentNewDocument,
  type ContentNewQuery,
  type ContentNewQueryVariables,
  ContentOverviewDocument,
  type ContentOverviewQuery,
  ContentVersionsDocument,
  type ContentVersionsQuery,
  type ContentVersionsQueryVariables,
} from './site-content.generated';

export type OverviewRef = QueryRef<ContentOverviewQuery>;
export type ListRef = QueryRef<ContentListQuery, ContentListQueryVariables>;
export type NewRef = QueryRef<ContentNewQuery, ContentNewQueryVariables>;
export type EditRef = QueryRef<ContentEditQuery, ContentEditQueryVariables>;
export type VersionsRef = QueryRef<ContentVersionsQuery, ContentVersionsQueryVariables>;

type Of<View> = Extract<ContentAddress, { view: View }>;
export type ContentData =
  | (Of<'overview'> & { query: OverviewRef })
  | (Of<'list'> & { query: ListRef })
  | (Of<'add'> & { query: NewRef })
  | (Of<'edit'> & { query: EditRef })
  | (Of<'versions'> & { query: VersionsRef });

/** Other editors write too: what is in the cache is shown at once and asked for again. */
const fetchPolicy = 'cache-and-network';

/** What the address shows, asked for before anything is drawn. */
export function loadSiteContent(query: URLSearchParams, { preloadQuery }: ConsoleApp): ContentData {
  const address = readContentAddress(query);
  switch (address.view) {
    case 'overview':
      return { ...address, query: preloadQuery(ContentOverviewDocument, { fetchPolicy }) };
    case 'list': {
      const { list, of, page, removed = false } = address;
      const variables = { list, of, isNested: of !== '', isRemoved: removed, page };
      return { ...address, query: preloadQuery(ContentListDocument, { variables, fetchPolicy }) };
    }
    case 'add': {
      const variables = { list: address.list };
      return { ...address, query: preloadQuery(ContentNewDocument, { variables, fetchPolicy }) };
    }
    case 'edit': {
      const variables = { list: address.list, id: address.id };
      // A form begins with what is there now, never with what was there at the last visit.
      return {
        ...address,
        query: preloadQuery(ContentEditDocument, { variables, fetchPolicy: 'network-only' }),
      };
    }
    case 'versions': {
      const variables = { id: address.id };
      return { ...address, query: preloadQuery(ContentVersionsDocument, { variables, fetchPolicy }) };
    }
  }
}
