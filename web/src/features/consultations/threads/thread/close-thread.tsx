import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useOutcomeToast } from '../../../../apollo';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Confirm } from '../../../../ui/confirm';
import { useCloseThreadMutation } from '../threads.generated';

/** Ends a thread after a yes/no; either side may (DESIGN-011). */
export function CloseThread({ id }: { id: string }) {
  const t = useT();
  const tell = useOutcomeToast();
  const [asking, setAsking] = useState(false);
  const [close, { loading }] = useCloseThreadMutation();
  const onYes = async () => {
    setAsking(false);
    await tell(async () => (await close({ variables: { id } })).data?.closeConsultation);
  };
  return (
    <Flex justify="end">
      <Button variant="outline" size="sm" disabled={loading} onClick={() => setAsking(true)}>
        {t('threads.close')}
      </Button>
      <Confirm
        open={asking}
        title={t('threads.close.ask')}
        yes={t('threads.close.yes')}
        no={t('threads.close.no')}
        onYes={() => void onYes()}
        onNo={() => setAsking(false)}
      >
        {t('threads.close.text')}
      </Confirm>
    </Flex>
  );
}
