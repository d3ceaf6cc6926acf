import { useEffect, useState } from 'react';
import { failureMessageId, toFailure } from '../../../apollo';
import { useT } from '../../../i18n';
import { loadPage } from '../../../lib/load-page';
import { useBeginProviderSignInMutation } from './console-sign-in.generated';
import { keptReturn } from './kept-return';

/**
 * The way to the identity provider.
 * @param target page of the console to go to once signed in
 */
export function useProvider(target: string) {
  const t = useT();
  const [begin] = useBeginProviderSignInMutation();
  const [isLeaving, setIsLeaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  // Whoever comes back by the browser's button finds the page as it was left.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setIsLeaving(false);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  async function leave(): Promise<string | undefined> {
    const { data } = await begin();
    const { address, errors } = data?.beginProviderSignIn ?? { address: null, errors: [] };
    if (address === null) return errors[0]?.message;
    keptReturn.keep(target);
    return loadPage(address);
  }

  const go = async () => {
    setIsLeaving(true);
    setRefusal(undefined);
    const told = await leave().catch((error: unknown) => {
      const { kind, message } = toFailure(error);
      return message ?? t(failureMessageId(kind));
    });
    setRefusal(told ?? t('apollo.failure.server'));
    setIsLeaving(false);
  };
  return { go: () => void go(), isLeaving, refusal };
}
