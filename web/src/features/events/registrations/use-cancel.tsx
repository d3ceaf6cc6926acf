import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { useFailureToast } from '../../../apollo';
import { useT } from '../../../i18n';
import { Confirm } from '../../../ui/confirm';
import { toast } from '../../../ui/toast';
import { forgetRegistrations } from './cache';
import { useCancelEventRegistrationMutation } from './registrations.generated';

interface Asked {
  id: string;
  title: string;
}

/**
 * Asks yes or no, cancels, and says that it is done (VC-032).
 * @param onCancelled before the lists are read again
 */
export function useCancel(onCancelled: () => void): {
  ask: (registration: Asked) => void;
  question: ReactNode;
} {
  const t = useT();
  const client = useApolloClient();
  const showFailure = useFailureToast();
  const [asked, setAsked] = useState<Asked>();
  const [send, { loading }] = useCancelEventRegistrationMutation();

  const onYes = async () => {
    if (!asked || loading) return;
    setAsked(undefined);
    try {
      const { data } = await send({ variables: { id: asked.id } });
      const refused = data?.cancelEventRegistration.errors[0];
      if (refused) toast.error(refused.message);
      else toast.success(data?.cancelEventRegistration.message ?? '');
      // Refused, it is gone already: either way the list is to be read again.
      onCancelled();
      forgetRegistrations(client.cache);
    } catch (error) {
      showFailure(error);
    }
  };

  const question = (
    <Confirm
      open={asked !== undefined}
      title={t('registrations.ask')}
      yes={t('registrations.yes')}
      no={t('registrations.no')}
      onYes={() => void onYes()}
      onNo={() => setAsked(undefined)}
    >
      {t('registrations.ask.text', { title: asked?.title ?? '' })}
    </Confirm>
  );
  return { ask: setAsked, question };
}
