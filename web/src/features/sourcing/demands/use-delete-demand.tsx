import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { useFailureToast } from '../../../apollo';
import { useT } from '../../../i18n';
import { Confirm } from '../../../ui/confirm';
import { toast } from '../../../ui/toast';
import { forgetDemand } from './cache';
import { useDeleteDemandMutation } from './demands.generated';

interface Asked {
  id: string;
  content: string;
}

/** Characters of a request that the question quotes. */
const QUOTED = 40;

const quoted = (text: string) => {
  const characters = [...text];
  return characters.length > QUOTED ? `${characters.slice(0, QUOTED).join('')}…` : text;
};

/**
 * Asks yes or no, deletes, and says that it is done (VC-066, EXH-159).
 * @param onDeleted after the request has left the cache
 */
export function useDeleteDemand(onDeleted: () => void): {
  ask: (demand: Asked) => void;
  question: ReactNode;
} {
  const t = useT();
  const client = useApolloClient();
  const showFailure = useFailureToast();
  const [asked, setAsked] = useState<Asked>();
  const [send, { loading }] = useDeleteDemandMutation();

  const onYes = async () => {
    if (!asked || loading) return;
    setAsked(undefined);
    try {
      const { data } = await send({ variables: { id: asked.id } });
      const refused = data?.deleteBuyerPost.errors[0];
      if (refused) toast.error(refused.message);
      else toast.success(data?.deleteBuyerPost.message ?? '');
      // Refused, it is gone already: either way the list is to be read again.
      onDeleted();
      forgetDemand(client.cache, asked.id);
    } catch (error) {
      showFailure(error);
    }
  };

  const question = (
    <Confirm
      open={asked !== undefined}
      title={t('demands.ask')}
      yes={t('demands.delete')}
      no={t('demands.keep')}
      onYes={() => void onYes()}
      onNo={() => setAsked(undefined)}
    >
      {t('demands.ask.text', { content: quoted(asked?.content ?? '') })}
    </Confirm>
  );
  return { ask: setAsked, question };
}
