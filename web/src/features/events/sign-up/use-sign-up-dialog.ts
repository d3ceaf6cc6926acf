import { useCallback } from 'react';
import { useCatalogue, useT } from '../../../i18n';
import { fetchAhead, useOnDemand } from '../../../ui/on-demand';
import { toast } from '../../../ui/toast';

/**
 * The dialog of a sign-up, whose code comes when it is first wanted.
 * @param onFailure runs when it did not come
 */
export function useSignUpDialog(isWanted: boolean, onFailure: () => void) {
  const t = useT();
  const catalogue = useCatalogue();
  const load = useCallback(async () => {
    const [module] = await Promise.all([
      import('./sign-up-dialog'),
      catalogue.load('sign-up', 'custom-fields', 'uploads'),
    ]);
    return module;
  }, [catalogue]);
  const { Part } = useOnDemand(load, isWanted, () => {
    onFailure();
    toast.error(t('apollo.failure.offline'));
  });
  return { SignUpDialog: Part, fetchDialog: () => fetchAhead(load) };
}
