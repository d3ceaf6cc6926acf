import { InMemoryCache } from '@apollo/client/cache';
import { gql } from '@apollo/client/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { showOptimistically } from './optimistic-update';
import { evictFavouriteLists, updateFavouriteLists } from './favourites-cache';

const LIST = gql`
  query List($page: Int!) {
    viewer {
      id
      favouriteProducts(page: $page, pageSize: 3) {
        nodes {
          id
          isFavourite
        }
        totalCount
      }
    }
  }
`;
const COUNT = gql`
  query Count {
    viewer {
      id
      favouriteProducts(pageSize: 1) {
        totalCount
      }
    }
  }
`;

interface FavouriteList {
  viewer: { favouriteProducts: { nodes?: { id: string; isFavourite: boolean }[]; totalCount: number } };
}

describe("the viewer's lists in the cache", () => {
  let cache: InMemoryCache;
  const product = (id: string, isFavourite = true) => ({ __typename: 'Product', id, isFavourite });
  const favouriteList = (more: object) => ({
    viewer: { __typename: 'Viewer', id: '7', favouriteProducts: { __typename: 'ProductPage', ...more } },
  });
  const pageOf = (page: number) => {
    const list = cache.readQuery<FavouriteList>({ query: LIST, variables: { page } }, true)?.viewer
      .favouriteProducts;
    return list && [list.nodes?.map(({ id }) => id).join(''), list.totalCount];
  };
  const count = () => cache.readQuery<FavouriteList>({ query: COUNT })?.viewer.favouriteProducts.totalCount;

  beforeEach(() => {
    cache = new InMemoryCache();
    const keep = (page: number, ids: string) =>
      cache.writeQuery({
        query: LIST,
        variables: { page },
        data: favouriteList({ nodes: [...ids].map((id) => product(id)), totalCount: 5 }),
      });
    keep(1, '123');
    keep(2, '45');
    cache.writeQuery({ query: COUNT, data: favouriteList({ totalCount: 5 }) });
    cache.writeFragment({
      id: 'Product:9',
      fragment: gql`
        fragment Heart on Product {
          id
          isFavourite
        }
      `,
      data: product('9', false),
    });
  });

  it('a mark stands first on the first page, and every count follows', { tags: ['DIR-046'] }, () => {
    updateFavouriteLists(cache, { kind: 'PRODUCT', id: '9', isFavourite: true });
    expect([pageOf(1), pageOf(2), count()]).toEqual([['912', 6], ['345', 6], 6]);
  });

  it('a removed one is gone from all pages', () => {
    updateFavouriteLists(cache, { kind: 'PRODUCT', id: '2', isFavourite: false });
    expect([pageOf(1), pageOf(2), count()]).toEqual([['134', 4], ['5', 4], 4]);
  });

  it('touches no list of the other kind, and none where nobody is signed in', () => {
    updateFavouriteLists(cache, { kind: 'EXHIBITOR', id: '2', isFavourite: false });
    expect(pageOf(1)).toEqual(['123', 5]);
    const empty = new InMemoryCache();
    updateFavouriteLists(empty, { kind: 'PRODUCT', id: '2', isFavourite: true });
    expect(empty.extract()).toEqual({});
  });

  it('forgotten lists are asked for again', () => {
    evictFavouriteLists(cache, 'PRODUCT');
    expect(pageOf(1)).toBeUndefined();
  });

  it('an optimistic change shows at once and is removed whole', () => {
    const removeOptimistic = showOptimistically(cache, { kind: 'PRODUCT', id: '2', isFavourite: false });
    expect(pageOf(1)).toEqual(['13', 5]);
    removeOptimistic();
    expect(pageOf(1)).toEqual(['123', 5]);
  });
});
