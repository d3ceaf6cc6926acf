import type { ApolloCache } from '@apollo/client/cache';
import { type Change, hideInFavouriteLists, setIsFavourite } from './favourites-cache';

let count = 0;

/**
 * Shows a change before the server has answered: buttons, and on removal the lists. An added favourite enters the lists
 * only with the answer, which brings what they show of it.
 * @returns removes it again; call it once the answer stands in the cache, or when there is none
 */
export function showOptimistically(cache: ApolloCache, change: Change): () => void {
  const id = `favourite-${(count += 1)}`;
  cache.recordOptimisticTransaction((layer) => {
    setIsFavourite(layer, change);
    if (!change.isFavourite) hideInFavouriteLists(layer, change);
  }, id);
  return () => cache.removeOptimistic(id);
}
