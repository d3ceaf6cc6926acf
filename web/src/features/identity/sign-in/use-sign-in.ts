import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Role } from '../../../gql/types';
import { useT } from '../../../i18n';
import { claimDrafts } from '../../../lib/draft-owner';
import { toast } from '../../../ui/toast';
import { session } from '../session';
import { forgetViewer } from '../viewer-cache';
import { openCentreSoon } from './open-centre';

interface SignedIn {
  viewer?: { id: string; role: Role } | null;
  message?: string | null;
}

/**
 * What a form does after a sign-in: session, message, and two seconds later the centre.
 * @param onDone called before the page knows of the session, so that the form can stay until then
 */
export function useSignIn(onDone: () => void) {
  const t = useT();
  const client = useApolloClient();
  const [query] = useSearchParams();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  return ({ viewer, message }: SignedIn): Promise<void> => {
    if (!viewer) return Promise.resolve();
    const { id, role } = viewer;
    claimDrafts(id);
    onDone();
    forgetViewer(client);
    session.begin(role === 'EXHIBITOR' ? 'zs' : 'visitor');
    toast.success(message ?? t('sign-in.done'));
    // In the login's place: Back leads to the page before it.
    stop.current = openCentreSoon(role, query.get('return'), (address) => location.replace(address));
    // It never settles: the form takes no other submission until the centre has replaced the page.
    return new Promise(() => {});
  };
}
