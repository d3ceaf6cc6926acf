import { useCallback, useSyncExternalStore } from 'react';
import { useCatalogue, useT } from '../../../i18n';
import { useOnDemand } from '../../../ui/on-demand';
import { toast } from '../../../ui/toast';
import { signInRequest } from './requests';

const none = () => null;

/** The place of the dialog that asks for a sign-in; its code comes when it is first wanted. */
export function SignInFirst() {
  const t = useT();
  const catalogue = useCatalogue();
  const request = useSyncExternalStore(signInRequest.subscribe, signInRequest.get, none);
  const close = () => signInRequest.set(null);
  const load = useCallback(async () => {
    const [module] = await Promise.all([import('./sign-in-dialog'), catalogue.load('sign-in-first')]);
    return module;
  }, [catalogue]);
  const { Part: SignInDialog } = useOnDemand(load, request !== null, () => {
    close();
    toast.error(t('apollo.failure.offline'));
  });
  return SignInDialog ? <SignInDialog request={request} onClose={close} /> : null;
}
