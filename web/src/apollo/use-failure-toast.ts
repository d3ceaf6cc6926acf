import { useT } from '../i18n';
import { toast } from '../ui/toast';
import { failureMessageId, isTold, toFailure } from './errors';

/**
 * `catch (error) { showFailure(error) }`: one toast, in the server's words where it has some for people. None where the
 * failure ended the session, which is told for the whole site.
 */
export function useFailureToast(): (error: unknown) => void {
  const t = useT();
  return (error) => {
    if (isTold(error)) return;
    const failure = toFailure(error);
    toast.error(failure.message ?? t(failureMessageId(failure.kind)));
  };
}
