import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
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

interface GuardProps extends Options {
  mayLeave: RefObject<boolean>;
}

/** The question of one guard. It is there only while something is unfinished: the router takes one at a time. */
function Guard({ words, onDiscard, isSamePageFree = false, mayLeave }: GuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !mayLeave.current &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (!isSamePageFree && currentLocation.search !== nextLocation.search)),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [mayLeave]);

  return (
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
}

/** Asks before something unfinished is left, in the site and out of it (AUTH-051). */
export function useUnsavedGuard(isDirty: boolean, options: Options) {
  const mayLeave = useRef(false);
  const question: ReactNode = isDirty ? <Guard {...options} mayLeave={mayLeave} /> : null;
  return {
    question,
    /** What was typed has been handed in. */
    release: () => {
      mayLeave.current = true;
    },
  };
}
