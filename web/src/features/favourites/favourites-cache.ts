import type { ApolloCache, Reference } from '@apollo/client/cache';
import type { FavouriteKind } from '../../gql/types';
import { isRecord } from '../../lib/objects';
import { type ListPage, reflow } from './reflow';

export interface Change {
  kind: FavouriteKind;
  id: string;
  isFavourite: boolean;
}

/** A page as the cache holds it; what a query did not ask for is not there. */
interface StoredPage {
  nodes?: readonly Reference[];
  totalCount?: number;
}

const typeName = { PRODUCT: 'Product', EXHIBITOR: 'Exhibitor' } as const;
const fieldName = { PRODUCT: 'favouriteProducts', EXHIBITOR: 'favouriteExhibitors' } as const;

/** Where the cache keeps whoever is signed in; undefined while nobody has asked. */
function viewerKey(cache: ApolloCache): string | undefined {
  let key: string | undefined;
  cache.modify({
    fields: {
      viewer: (value: Reference | null) => {
        key = value?.__ref;
        return value;
      },
    },
  });
  return key;
}

/** `favouriteProducts({"page":2,"pageSize":9})` → 2 and 9; without arguments a count's. */
function argumentsOf(storeFieldName: string): { page: number; pageSize: number } {
  const text = /\((.*)\)$/.exec(storeFieldName)?.[1];
  const given: unknown = text ? JSON.parse(text) : {};
  const { page, pageSize } = isRecord(given) ? given : {};
  return {
    page: typeof page === 'number' ? page : 1,
    pageSize: typeof pageSize === 'number' ? pageSize : 0,
  };
}

const isSame = (a: Reference, b: Reference) => a.__ref === b.__ref;

/** Goes through the cached pages of a kind; what `visit` gives takes a page's place, undefined removes it. */
function eachPage(
  cache: ApolloCache,
  viewer: string,
  kind: FavouriteKind,
  visit: (page: StoredPage, name: string) => StoredPage | undefined,
): void {
  cache.modify<Record<string, StoredPage>>({
    id: viewer,
    fields: {
      [fieldName[kind]]: (page, { storeFieldName, isReference, DELETE }) =>
        isReference(page) ? page : (visit(page, storeFieldName) ?? DELETE),
    },
  });
}

/** What each cached page is after a change; undefined for one that has to be read again. */
function pagesAfter(stored: Map<string, StoredPage>, thing: Reference, isAdded: boolean) {
  const after = new Map<string, StoredPage | undefined>();
  const bySize = new Map<number, Map<number, [name: string, page: ListPage<Reference>]>>();
  for (const [name, { nodes, totalCount = 0, ...rest }] of stored) {
    const { page, pageSize } = argumentsOf(name);
    if (nodes === undefined) {
      // A count alone.
      after.set(name, { ...rest, totalCount: Math.max(0, totalCount + (isAdded ? 1 : -1)) });
      continue;
    }
    const pages = bySize.get(pageSize) ?? new Map<number, [string, ListPage<Reference>]>();
    bySize.set(pageSize, pages.set(page, [name, { nodes, totalCount }]));
  }
  for (const [pageSize, pages] of bySize) {
    const lists = new Map([...pages].map(([number, [, list]]) => [number, list]));
    const moved = reflow(lists, pageSize, isAdded ? { add: thing } : { remove: thing }, isSame);
    for (const [number, [name]] of pages) {
      const list = moved.get(number);
      after.set(name, list && { ...stored.get(name), ...list });
    }
  }
  return after;
}

/** Sets `isFavourite` of a product or an exhibitor, which every button of it shows. */
export function setIsFavourite(cache: ApolloCache, { kind, id, isFavourite }: Change): void {
  cache.modify({
    id: `${typeName[kind]}:${id}`,
    fields: { isFavourite: () => isFavourite },
  });
}

/**
 * Brings the cached lists of favourites in step with a change: an added one stands first, a removed one is gone, and the
 * counts follow. Only a page that the cache cannot complete is removed, and read again when somebody looks at it.
 */
export function updateFavouriteLists(cache: ApolloCache, { kind, id, isFavourite }: Change): void {
  const viewer = viewerKey(cache);
  if (viewer === undefined) return;
  const stored = new Map<string, StoredPage>();
  eachPage(cache, viewer, kind, (page, name) => {
    stored.set(name, page);
    return page;
  });
  const after = pagesAfter(stored, { __ref: `${typeName[kind]}:${id}` }, isFavourite);
  eachPage(cache, viewer, kind, (_page, name) => after.get(name));
}

/** Leaves a favourite out of the cached lists while its removal is under way; nothing is read again for it. */
export function hideInFavouriteLists(cache: ApolloCache, { kind, id }: Change): void {
  const viewer = viewerKey(cache);
  if (viewer === undefined) return;
  const hidden = { __ref: `${typeName[kind]}:${id}` };
  eachPage(cache, viewer, kind, (page) =>
    page.nodes ? { ...page, nodes: page.nodes.filter((node) => !isSame(node, hidden)) } : page,
  );
}

/** Removes the cached lists of a kind, so that they are read again: their content is unknown after a failure. */
export function evictFavouriteLists(cache: ApolloCache, kind: FavouriteKind): void {
  const viewer = viewerKey(cache);
  if (viewer !== undefined) cache.evict({ id: viewer, fieldName: fieldName[kind] });
}
