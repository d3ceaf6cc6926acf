import type { ApolloClient } from '@apollo/client/core';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { FavouriteKind } from '../../gql/types';

interface Change {
  kind: FavouriteKind;
  id: string;
  isFavourite: boolean;
}

const CHANNEL = 'wirefair-favourites';
const typeName = { PRODUCT: 'Product', EXHIBITOR: 'Exhibitor' } as const;

/** Tells the site's other tabs what was marked or unmarked here. */
export function tellTabs(change: Change): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(change);
  channel.close();
}

function apply(client: ApolloClient, { kind, id, isFavourite }: Change): void {
  client.cache.modify({
    id: `${typeName[kind]}:${id}`,
    fields: { isFavourite: () => isFavourite },
  });
}

/** Keeps the hearts of this tab in step with those of the others. */
export function useOtherTabs(): void {
  const client = useApolloClient();
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<Change>) => apply(client, data);
    return () => channel.close();
  }, [client]);
}
