import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { watchThreads } from './watch-threads';

/**
 * Tells of changes to the account's threads while the page is looked at. A hidden page lets its connection go, for
 * browsers have few; after any gap it is told too, for something may have been missed.
 * @param onChange reads again what is shown
 */
export function useThreadChanges(onChange: () => void): void {
  const client = useApolloClient();
  const tell = useEffectEvent(onChange);
  useEffect(() => watchThreads(client, () => tell()), [client]);
}
