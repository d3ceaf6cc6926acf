import { toast } from '../ui/toast';
import { useFailureToast } from './use-failure-toast';

/** What the server says to a mutation. */
export interface Outcome {
  message?: string | null;
  errors: readonly { message: string }[];
}

/**
 * Sends a mutation and tells its outcome.
 * @param onDone what follows when it went well
 * @returns whether it went well
 */
type Tell = <Answer extends Outcome>(
  send: () => Promise<Answer | null | undefined>,
  onDone?: (answer: Answer) => void,
) => Promise<boolean>;

/** Gives a function that sends a mutation without a form and tells its outcome. */
export function useOutcomeToast(): Tell {
  const showFailure = useFailureToast();
  return async (send, onDone) => {
    try {
      const outcome = await send();
      const [error] = outcome?.errors ?? [];
      if (error) toast.error(error.message);
      else if (outcome?.message) toast.success(outcome.message);
      if (!outcome || error) return false;
      onDone?.(outcome);
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };
}
