import { toast } from '../ui/toast';
import { useFailureToast } from './use-failure-toast';

interface Outcome {
  message?: string | null;
  errors: readonly { message: string }[];
}

/** Gives a function that sends a mutation without a form and tells its outcome. @returns whether it went well */
export function useOutcomeToast(): (send: () => Promise<Outcome | null | undefined>) => Promise<boolean> {
  const showFailure = useFailureToast();
  return async (send) => {
    try {
      const outcome = await send();
      const [error] = outcome?.errors ?? [];
      if (error) toast.error(error.message);
      else if (outcome?.message) toast.success(outcome.message);
      return Boolean(outcome) && !error;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };
}
