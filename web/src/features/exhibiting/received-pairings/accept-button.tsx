import { useState } from 'react';
import { useFailureToast } from '../../../apollo';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Confirm } from '../../../ui/confirm';
import { toast } from '../../../ui/toast';
import { useAcceptPairingMutation } from './received-pairings.generated';

interface AcceptButtonProps {
  /** Of the application. */
  id: string;
  /** Of the company. */
  name: string;
  /** They are paired: the button is about to go. */
  onAccepted: () => void;
}

/** The buyer takes a company up, after a yes/no (CONFLICT-020). */
export function AcceptButton({ id, name, onAccepted }: AcceptButtonProps) {
  const t = useT();
  const showFailure = useFailureToast();
  const [asking, setAsking] = useState(false);
  const [accept, { loading }] = useAcceptPairingMutation();
  const onYes = async () => {
    setAsking(false);
    try {
      const { data } = await accept({ variables: { id } });
      const { message, errors } = data?.acceptPairing ?? { message: null, errors: [] };
      if (errors[0]) {
        toast.error(errors[0].message);
        return;
      }
      if (message) toast.success(message);
      onAccepted();
    } catch (failure) {
      showFailure(failure);
    }
  };
  return (
    <>
      <Button
        size="sm"
        disabled={loading}
        aria-label={t('received-pairings.acceptOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('received-pairings.accept')}
      </Button>
      <Confirm
        open={asking}
        title={t('received-pairings.ask', { name })}
        yes={t('received-pairings.yes')}
        no={t('received-pairings.no')}
        isHarmless
        onYes={() => void onYes()}
        onNo={() => setAsking(false)}
      >
        {t('received-pairings.text')}
      </Confirm>
    </>
  );
}
