import type { ApolloClient } from '@apollo/client/core';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { FavouriteExhibitFragmentDoc, FavouriteSupplierFragmentDoc } from './favourites.generated';
import { type Change, evictFavouriteLists, setIsFavourite, updateFavouriteLists } from './favourites-cache';

const CHANNEL = 'wirefair-favourites';

/** One for both directions: a channel does not hear itself, but it would hear another one of the same tab. */
let channel: BroadcastChannel | undefined;

/** Tells the site's other tabs what was marked or unmarked here. */
export function tellTabs(change: Change): void {
  channel?.postMessage(change);
}

/** Whether this tab has seen all that the centre's list shows of a thing. */
function isKnown({ cache }: ApolloClient, { kind, id }: Change): boolean {
  return kind === 'PRODUCT'
    ? cache.readFragment({ id: `Product:${id}`, fragment: FavouriteExhibitFragmentDoc }) !== null
    : cache.readFragment({ id: `Exhibitor:${id}`, fragment: FavouriteSupplierFragmentDoc }) !== null;
}

function follow(client: ApolloClient, change: Change): void {
  client.cache.batch({
    update: (cache) => {
      setIsFavourite(cache, change);
      if (!change.isFavourite || isKnown(client, change)) updateFavouriteLists(cache, change);
      else evictFavouriteLists(cache, change.kind);
    },
  });
}

/** Keeps hearts and lists of this tab in step with those of the others. */
export function useOtherTabs(): void {
  const client = useApolloClient();
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const own = new BroadcastChannel(CHANNEL);
    own.onmessage = ({ data }: MessageEvent<Change>) => follow(client, data);
    channel = own;
    return () => {
      own.close();
      channel = undefined;
    };
  }, [client]);
}
