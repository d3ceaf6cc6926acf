import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../../centre';
import { readRecordAddress, type RecordAddress } from '../../records';
import { statusOfTab } from '../../review';
import {
  NewBadgeDocument,
  type NewBadgeQuery,
  type NewBadgeQueryVariables,
  OwnBadgeByIdDocument,
  type OwnBadgeByIdQuery,
  type OwnBadgeByIdQueryVariables,
  OwnBadgesDocument,
  type OwnBadgesQuery,
  type OwnBadgesQueryVariables,
} from './badges.generated';

export type OwnBadgesRef = QueryRef<OwnBadgesQuery, OwnBadgesQueryVariables>;
export type NewBadgeRef = QueryRef<NewBadgeQuery, NewBadgeQueryVariables>;
export type OwnBadgeRef = QueryRef<OwnBadgeByIdQuery, OwnBadgeByIdQueryVariables>;

type Of<View> = Extract<RecordAddress, { view: View }>;
export type BadgesData =
  | (Of<'list'> & { query: OwnBadgesRef })
  | (Of<'add'> & { query: NewBadgeRef })
  | (Of<'edit' | 'detail'> & { query: OwnBadgeRef });

/** States change without this page: what is in the cache is shown at once and asked for again. */
const fetchPolicy = 'cache-and-network';

/** What the address shows, asked for before anything is drawn. */
export function loadBadges({ query }: CentreAddress, { preloadQuery }: CentreApp): BadgesData {
  const address = readRecordAddress(query);
  if (address.view === 'add') return { ...address, query: preloadQuery(NewBadgeDocument, { fetchPolicy }) };
  if (address.view === 'list') {
    const variables = { status: statusOfTab[address.status] ?? null, page: address.page };
    return { ...address, query: preloadQuery(OwnBadgesDocument, { variables, fetchPolicy }) };
  }
  const variables = { id: address.id };
  return { ...address, query: preloadQuery(OwnBadgeByIdDocument, { variables, fetchPolicy }) };
}
