import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Step } from './step-list';
import type { VisitStandingFragment } from './wizard.generated';

type Named = 'information' | 'questions';

/** Where a registration goes on. */
const nextOf = ({ state }: VisitStandingFragment): Named =>
  state === 'STARTED' ? 'information' : 'questions';

/**
 * The step that is shown. Saving decides how far one may go; the address names the step, so that each is an entry of the
 * browser's history. The entry without a name is step 1: who comes by it to a registration that is under way is led on,
 * who comes back to it sees what was proved there.
 * @param initial the key that was kept in this browser when the page came, if one was
 */
export function useAddressedStep(registration: VisitStandingFragment | null, initial: string | null) {
  const [query, setQuery] = useSearchParams();
  const named = query.get('step');
  /** Key of the registration whose steps the address has named. */
  const [placed, setPlaced] = useState<string | null>(null);
  const isFinished = registration?.state === 'FINISHED';
  const isPlaced = registration !== null && placed === registration.key;
  if (registration && named !== null && !isPlaced) setPlaced(registration.key);

  const goTo = useCallback(
    (step: Named, replace = false) => {
      const to = (before: URLSearchParams) => {
        const next = new URLSearchParams(before);
        next.set('step', step);
        return next;
      };
      setQuery(to, { replace });
    },
    [setQuery],
  );
  useEffect(() => {
    if (!registration || isFinished || isPlaced || named !== null) return;
    // What was begun on this page comes after its first step; what was begun before takes the place of it.
    goTo(nextOf(registration), registration.key === initial);
  }, [registration, isFinished, isPlaced, named, initial, goTo]);

  const step = (): Step => {
    if (!registration) return 1;
    if (isFinished) return 4;
    if (named === null && isPlaced) return 1;
    return registration.state === 'STARTED' || named === 'information' ? 2 : 3;
  };
  return { step: step(), goTo };
}
