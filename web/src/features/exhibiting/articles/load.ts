import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../../centre';
import { readRecordAddress, type RecordAddress } from '../../records';
import { statusOfTab } from '../../review';
import {
  OwnArticleByIdDocument,
  type OwnArticleByIdQuery,
  type OwnArticleByIdQueryVariables,
  OwnArticlesDocument,
  type OwnArticlesQuery,
  type OwnArticlesQueryVariables,
} from './articles.generated';

export type OwnArticlesRef = QueryRef<OwnArticlesQuery, OwnArticlesQueryVariables>;
export type OwnArticleRef = QueryRef<OwnArticleByIdQuery, OwnArticleByIdQueryVariables>;

type Of<View> = Extract<RecordAddress, { view: View }>;
export type ArticlesData =
  | (Of<'list'> & { query: OwnArticlesRef })
  | Of<'add'>
  | (Of<'edit' | 'detail'> & { query: OwnArticleRef });

/** States change without this page: what is in the cache is shown at once and asked for again. */
const fetchPolicy = 'cache-and-network';

/** What the address shows, asked for before anything is drawn. */
export function loadArticles({ query }: CentreAddress, { preloadQuery }: CentreApp): ArticlesData {
  const address = readRecordAddress(query);
  if (address.view === 'add') return address;
  if (address.view === 'list') {
    const variables = { status: statusOfTab[address.status] ?? null, page: address.page };
    return { ...address, query: preloadQuery(OwnArticlesDocument, { variables, fetchPolicy }) };
  }
  const variables = { id: address.id };
  return { ...address, query: preloadQuery(OwnArticleByIdDocument, { variables, fetchPolicy }) };
}
