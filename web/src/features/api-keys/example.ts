import type { ApiKeyScope } from '../../gql/types';

const stretch = (connection: string): string => `{ ${connection}(first: 2) { totalCount nodes { id } } }`;

type Reading = Exclude<ApiKeyScope, 'MANAGE_WEBHOOKS' | 'READ_OWN_PRODUCTS' | 'WRITE_EXHIBITORS'>;

/** A query that a key with the scope is answered; own products need the scope of products besides. */
const queries: Record<Reading, string> = {
  READ_EXHIBITORS: '{ exhibitorConnection(first: 2) { nodes { id name } } }',
  READ_PRODUCTS: stretch('productConnection'),
  READ_POSTS: stretch('buyerPostConnection'),
  READ_NEWS: stretch('newsConnection'),
  READ_EVENTS: stretch('eventConnection'),
  READ_VIDEOS: stretch('videoConnection'),
  READ_OWN_CONSULTATIONS: '{ ownCompany { consultations { totalCount } } }',
  READ_OWN_LEADS: '{ ownCompany { leads { totalCount } } }',
};

const isReading = (scope: ApiKeyScope): scope is Reading => Object.hasOwn(queries, scope);

/** A query that a key with these scopes is answered. */
export function exampleQuery(scopes: readonly ApiKeyScope[]): string {
  const first = scopes.find(isReading);
  if (first !== undefined) return queries[first];
  // Who only writes is told at least that the key serves.
  return scopes.includes('READ_OWN_PRODUCTS')
    ? '{ ownCompany { products { totalCount } } }'
    : '{ __typename }';
}

/** A command that asks with a key, to be pasted into a terminal. @param origin of the site */
export const curlExample = (origin: string, key: string, scopes: readonly ApiKeyScope[]): string =>
  [
    `curl ${origin}/graphql \\`,
    `  -H 'Authorization: Bearer ${key}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${JSON.stringify({ query: exampleQuery(scopes) })}'`,
  ].join('\n');
