import { useApolloClient } from '@apollo/client/react';
import { useThreadChanges } from '../changes';
import { readAgain } from './read-again';

/** Keeps threads on the screen up to date while the page is looked at. */
export function useLiveThreads(): void {
  const client = useApolloClient();
  useThreadChanges(() => readAgain(client));
}
