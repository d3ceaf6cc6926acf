import { useEffect, useEffectEvent, useState } from 'react';

/** Whether a server answers by now; null until that is known. */
type Reach = 'answers' | 'silent' | null;

/** An address that every release has and that nothing keeps. */
const PROBE = '/health/live';
/** Milliseconds until the server is asked again whether it answers: first this, then twice as long each time. */
const FIRST_PAUSE_MS = 1000;
/** The longest such pause. */
const LONGEST_PAUSE_MS = 5000;

const doesServerAnswer = (): Promise<boolean> =>
  fetch(PROBE, { cache: 'no-store' }).then(
    // A balancer that keeps the address to itself answers too; one without a server behind it says 502 to 504.
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Tells whether a server answers after code or data of a page did not come. Where none does, it is asked again until
 * one answers.
 * @param isLost whether something did not come; nothing is asked otherwise
 * @param onBack runs once a server that was out of reach answers
 */
export function useLostAnswer(isLost: boolean, onBack: () => void): Reach {
  const [reach, setReach] = useState<Reach>(null);
  const tellBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isLost) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pauseMs = FIRST_PAUSE_MS;
    const look = async (wasOffline: boolean) => {
      clearTimeout(timer);
      const answers = await doesServerAnswer();
      if (isOver) return;
      if (answers && wasOffline) return tellBack();
      setReach(answers ? 'answers' : 'silent');
      if (answers) return undefined;
      timer = setTimeout(() => void look(true), pauseMs);
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      return undefined;
    };
    const lookAgain = () => {
      // A network that has just come back may need a moment until the server is in reach.
      pauseMs = FIRST_PAUSE_MS;
      void look(true);
    };
    window.addEventListener('online', lookAgain);
    void look(false);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', lookAgain);
    };
  }, [isLost]);
  return reach;
}
