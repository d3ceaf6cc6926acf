import type { ApolloCache } from '@apollo/client/cache';
import { type Change, hideInLists, setHeart } from './lists';

let hopes = 0;

/**
 * Shows a change before the server has answered: hearts, and on removal the lists. A mark enters the lists only with
 * the answer, which brings what they show of it.
 * @returns takes it back; call it once the answer stands in the cache, or when there is none
 */
export function hopeFor(cache: ApolloCache, change: Change): () => void {
  const id = `favourite-${(hopes += 1)}`;
  cache.recordOptimisticTransaction((layer) => {
    setHeart(layer, change);
    if (!change.isFavourite) hideInLists(layer, change);
  }, id);
  return () => cache.removeOptimistic(id);
}
