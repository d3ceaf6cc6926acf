import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useFailureToast } from '../../../apollo';
import type { Lang } from '../../../i18n';
import { forgetInvitations } from './cache';
import { useInviteByEmailMutation } from './emails.generated';

type Outcome = { message: string } | { refusal: string };

/** Sends the invitations; a second press while the first is under way does nothing. */
export function useInvite() {
  const client = useApolloClient();
  const showFailure = useFailureToast();
  const [send, { loading }] = useInviteByEmailMutation();
  const isUnderWay = useRef(false);

  /** @returns undefined when nothing was sent, or nothing came back, which has been told */
  const invite = async (emails: string, language: Lang): Promise<Outcome | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    try {
      const { data } = await send({ variables: { input: { emails, language } } });
      const { errors = [], message } = data?.inviteByEmail ?? {};
      if (errors[0]) return { refusal: errors[0].message };
      forgetInvitations(client.cache);
      return { message: message ?? '' };
    } catch (error) {
      showFailure(error);
      return undefined;
    } finally {
      isUnderWay.current = false;
    }
  };
  return { invite, loading };
}
