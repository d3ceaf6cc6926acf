import { useCallback } from 'react';
import { useCatalogue, useT } from '../../../i18n';
import { fetchAhead, useOnDemand } from '../../../ui/on-demand';
import { toast } from '../../../ui/toast';

/**
 * The dialog of a question, whose code comes when it is first wanted.
 * @param onFailure runs when it did not come
 */
export function useAskDialog(isWanted: boolean, onFailure: () => void) {
  const t = useT();
  const catalogue = useCatalogue();
  const load = useCallback(async () => {
    const [module] = await Promise.all([import('./ask-dialog'), catalogue.load('ask', 'uploads')]);
    return module;
  }, [catalogue]);
  const { Part } = useOnDemand(load, isWanted, () => {
    onFailure();
    toast.error(t('apollo.failure.offline'));
  });
  return { AskDialog: Part, fetchDialog: () => fetchAhead(load) };
}
