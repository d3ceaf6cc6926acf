import { useT } from '../i18n';
import { toast } from '../ui/toast';
import { failureMessageId, toFailure } from './errors';

/** `catch (error) { showFailure(error) }`: one toast, in the server's words where it has some for people. */
export function useFailureToast(): (error: unknown) => void {
  const t = useT();
  return (error) => {
    const failure = toFailure(error);
    toast.error(failure.message ?? t(failureMessageId(failure.kind)));
  };
}
