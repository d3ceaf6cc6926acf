import type { ApolloCache } from '@apollo/client/cache';

/** What the site shows of a company is read again where somebody looks at it. */
export function forgetExhibitor(cache: ApolloCache, id: string): void {
  const known = cache.identify({ __typename: 'Exhibitor', id });
  if (known) cache.evict({ id: known });
  cache.gc();
}

/** A company that has become part of another one is nowhere any more; lists are read again. */
export function forgetCompany(cache: ApolloCache, id: string): void {
  for (const __typename of ['Exhibitor', 'DeskCompany', 'DeskCompanyLine']) {
    const known = cache.identify({ __typename, id });
    if (known) cache.evict({ id: known });
  }
  for (const fieldName of ['exhibitors', 'products']) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
