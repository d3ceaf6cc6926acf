import { useState } from 'react';
import { useFailureToast } from '../../../apollo';
import { basePath, paths } from '../../../lib/paths';
import { leaveToast } from '../../../ui/parting-toast';

interface Outcome {
  organiser?: { id: string } | null;
  message?: string | null;
  errors: readonly { message: string; path?: readonly string[] | null }[];
}

/** Only a page of the console may be returned to. */
export const consoleReturn = (wanted: string | null): string =>
  wanted !== null && /^\/organiser(\?|$)/.test(wanted) ? wanted : paths.organiser();

/**
 * What a form does with the answer to an entry into the console: a refusal where it belongs, or the console by a whole
 * load, so that nothing that was read as somebody else remains.
 */
export function useEnter(target: string) {
  const showFailure = useFailureToast();
  const [refusal, setRefusal] = useState<{ text: string; field: string | undefined }>();
  const [isDone, setDone] = useState(false);

  /** @returns whether it succeeded */
  const settle = async (send: () => Promise<Outcome | undefined>): Promise<boolean> => {
    setRefusal(undefined);
    try {
      const outcome = await send();
      if (!outcome?.organiser) {
        const [error] = outcome?.errors ?? [];
        if (error) setRefusal({ text: error.message, field: error.path?.[0] });
        return false;
      }
      setDone(true);
      if (outcome.message) leaveToast('success', outcome.message);
      location.assign(`${basePath}${target}`);
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };
  return { refusal, isDone, settle };
}
