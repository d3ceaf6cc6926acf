import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { toFailure } from '../../../apollo';
import { readAgain } from './read-again';
import { ThreadChangedDocument } from './threads.generated';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/**
 * Keeps threads on the screen up to date while the page is looked at. A hidden page lets its connection go, for browsers
 * have few; after any gap what is shown is read again.
 */
export function useLiveThreads(): void {
  const client = useApolloClient();
  useEffect(() => {
    let wait = FIRST_WAIT_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let listening: { unsubscribe: () => void } | undefined;

    const listen = () => {
      listening = client.subscribe({ query: ThreadChangedDocument }).subscribe({
        next: () => {
          wait = FIRST_WAIT_MS;
          readAgain(client);
        },
        error: (error: unknown) => {
          listening = undefined;
          // Without a session there is nothing to hear; the page leads to the login.
          const { kind } = toFailure(error);
          if (kind !== 'signIn' && kind !== 'notAllowed') again();
        },
        complete: () => {
          listening = undefined;
          again();
        },
      });
    };
    const again = () => {
      // Not all at the same moment when a server comes back.
      timer = setTimeout(
        () => {
          listen();
          readAgain(client);
        },
        wait * (0.5 + Math.random()),
      );
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    };
    const leave = () => {
      clearTimeout(timer);
      listening?.unsubscribe();
      listening = undefined;
    };
    const onVisibility = () => {
      leave();
      if (document.visibilityState !== 'visible') return;
      listen();
      readAgain(client);
    };

    if (document.visibilityState === 'visible') listen();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      leave();
    };
  }, [client]);
}
