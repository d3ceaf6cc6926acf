import { useFailureToast } from '../../apollo';
import { toast } from '../../ui/toast';

/** What the server says to a wish for a code. */
interface Sent {
  message?: string | null;
  errors: readonly { message: string }[];
}

/** Asks for a code and tells what came of it. @returns true when one is on its way */
export function useTellSent(): (ask: () => Promise<Sent | undefined>) => Promise<boolean> {
  const showFailure = useFailureToast();
  return async (ask) => {
    try {
      const sent = await ask();
      const refused = sent?.errors[0]?.message;
      if (refused) toast.error(refused);
      else if (sent?.message) toast.success(sent.message);
      return sent !== undefined && !refused;
    } catch (failure) {
      showFailure(failure);
      return false;
    }
  };
}
