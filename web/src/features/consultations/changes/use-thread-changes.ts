import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { toFailure } from '../../../apollo';
import { ThreadChangedDocument } from './changes.generated';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Tells of changes to the account's threads while the page is looked at. A hidden page lets its connection go, for
 * browsers have few; after any gap it is told too, for something may have been missed.
 * @param onChange reads again what is shown
 */
export function useThreadChanges(onChange: () => void): void {
  const client = useApolloClient();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  useEffect(() => {
    const readAgain = () => latest.current();
    let wait = FIRST_WAIT_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let listening: { unsubscribe: () => void } | undefined;

    const listen = () => {
      listening = client.subscribe({ query: ThreadChangedDocument }).subscribe({
        next: () => {
          wait = FIRST_WAIT_MS;
          readAgain();
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
          readAgain();
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
      readAgain();
    };

    if (document.visibilityState === 'visible') listen();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      leave();
    };
  }, [client]);
}
