import { type ReactNode, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { useT } from '../../../i18n';
import { Confirm } from '../../../ui/confirm';

/**
 * Asks before a form with unsaved changes is left, in the site and out of it.
 * @param onDiscard they may go
 */
export function useUnsavedGuard(isDirty: boolean, onDiscard: () => void) {
  const t = useT();
  const mayLeave = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !mayLeave.current &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
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
      title={t('demands.unsaved')}
      yes={t('demands.discard')}
      no={t('demands.stay')}
      onYes={() => {
        onDiscard();
        blocker.proceed?.();
      }}
      onNo={() => blocker.reset?.()}
    >
      {t('demands.unsaved.text')}
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
