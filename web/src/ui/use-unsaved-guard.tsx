import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { guardPage } from '../lib/leave-page';
import { Confirm } from './confirm';

interface Words {
  title: string;
  text: string;
  discard: string;
  stay: string;
}

interface GuardProps {
  words: Words;
  mayLeave: RefObject<boolean>;
  /** What was typed may go. */
  onDiscard: () => void;
}

/** The question of one guard. It is there only while something would be lost: the router takes one at a time. */
function Guard({ words, mayLeave, onDiscard }: GuardProps) {
  const [asked, setAsked] = useState<{ go: () => void }>();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !mayLeave.current &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault();
    };
    const stopGuarding = guardPage((go) => (mayLeave.current ? go() : setAsked({ go })));
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      stopGuarding();
    };
  }, [mayLeave]);

  return (
    <Confirm
      open={blocker.state === 'blocked' || asked !== undefined}
      title={words.title}
      yes={words.discard}
      no={words.stay}
      onYes={() => {
        onDiscard();
        setAsked(undefined);
        asked?.go();
        blocker.proceed?.();
      }}
      onNo={() => {
        setAsked(undefined);
        blocker.reset?.();
      }}
    >
      {words.text}
    </Confirm>
  );
}

/** Asks before what the browser cannot keep is left, in the site and out of it (AUTH-051). */
export function useUnsavedGuard(isLost: boolean, words: Words) {
  const mayLeave = useRef(false);
  // What was handed in is followed by what is typed next.
  useEffect(() => {
    if (!isLost) mayLeave.current = false;
  }, [isLost]);
  const release = () => {
    mayLeave.current = true;
  };
  const question: ReactNode = isLost ? <Guard words={words} mayLeave={mayLeave} onDiscard={release} /> : null;
  return {
    question,
    /** What was typed has been handed in. */
    release,
  };
}
