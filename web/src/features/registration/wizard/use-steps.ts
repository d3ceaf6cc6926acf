import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useFailureToast } from '../../../apollo';
import type { VisitRegistrationState } from '../../../gql/types';
import { claimDrafts } from '../../../lib/draft-owner';
import { toast } from '../../../ui/toast';
import { forgetViewer, session } from '../../identity';
import { keptKey } from './kept-key';
import { useSignInByTicketMutation, useVisitRegistrationQuery } from './wizard.generated';

/** What a step answered; without a state the server is asked where things stand. */
export interface Saved {
  state: VisitRegistrationState | null;
  ticket: string | null;
  message: string | null;
}

/**
 * Where the registration of this browser stands, and what the steps do with it (AUTH-048, AUTH-062, AUTH-063, AUTH-074).
 * @param initial the key that was kept here; null to begin
 */
export function useSteps(initial: string | null) {
  const client = useApolloClient();
  const showFailure = useFailureToast();
  const [key, setKey] = useState(initial);
  const { data, error, loading, refetch } = useVisitRegistrationQuery({
    variables: { key: key ?? '' },
    skip: key === null,
  });
  const [signInByTicket] = useSignInByTicketMutation();
  const registration = key === null ? null : (data?.visitRegistration ?? null);

  const isFinished = registration?.state === 'FINISHED';
  useEffect(() => {
    if (isFinished && key !== null) keptKey.finish(key);
  }, [isFinished, key]);

  /** Once, and only for who is not signed in (AUTH-078, AUTH-079). */
  const signIn = async (ticket: string) => {
    if (session.role() !== 'guest') return;
    try {
      const answer = (await signInByTicket({ variables: { ticket } })).data?.signInByTicket;
      if (!answer?.viewer) return;
      claimDrafts(answer.viewer.id);
      forgetViewer(client);
      session.begin('visitor');
    } catch (failure) {
      showFailure(failure);
    }
  };

  return {
    registration,
    isWaiting: key !== null && loading && !data,
    /** It could not be read; the key may still be good. */
    error: key === null ? undefined : error,
    retry: () => void refetch().catch(() => {}),
    /** The kept key was somebody's, but has ended: the number or address is proved anew. */
    hasEnded: key !== null && data?.visitRegistration === null,

    begun: (started: string, message: string | null) => {
      keptKey.keep(started);
      setKey(started);
      if (message) toast.success(message);
    },
    saved: async ({ state, ticket, message }: Saved) => {
      if (state === null) {
        if (message) toast.warning(message);
        await refetch().catch(showFailure);
        return;
      }
      if (message) toast.success(message);
      if (ticket) await signIn(ticket);
    },
    startAnew: () => {
      keptKey.forget();
      setKey(null);
    },
  };
}
