import { type ReactNode, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { Confirm } from './confirm';

interface Words {
  title: string;
  text: string;
  discard: string;
  stay: string;
}

interface Options {
  words: Words;
  /** It may go. */
  onDiscard?: () => void;
  /** Another state of the same page is no leaving. */
  isSamePageFree?: boolean;
}

/** Asks before something unfinished is left, in the site and out of it (AUTH-051). */
export function useUnsavedGuard(isDirty: boolean, { words, onDiscard, isSamePageFree = false }: Options) {
  const mayLeave = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !mayLeave.current &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (!isSamePageFree && currentLocation.search !== nextLocation.search)),
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const question: ReactNode = (
    <Confirm
      open={blocker.state === 'blocked'}
      title={words.title}
      yes={words.discard}
      no={words.stay}
      onYes={() => {
        onDiscard?.();
        blocker.proceed?.();
      }}
      onNo={() => blocker.reset?.()}
    >
      {words.text}
    </Confirm>
  );
  return {
    question,
    /** What was typed has been handed in. */
    release: () => {
      mayLeave.current = true;
    },
  };
}
