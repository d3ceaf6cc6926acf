import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '../../../i18n';
import { keysOf } from '../../../lib/objects';
import { paths } from '../../../lib/paths';
import { toast } from '../../../ui/toast';
import type { Role } from '../../identity';
import { useThreadChanges } from '../changes';
import { unreadByTab } from './by-tab';
import { UnreadConsultationsDocument, type UnreadConsultationsQuery } from './unread.generated';

interface WatchProps {
  role: Exclude<Role, 'guest'>;
}

/** A hidden page has no connection; its title is told this often what is new, in milliseconds. */
const HIDDEN_MS = 60_000;

/** The tab in which more threads have something new than before; none where nothing new has come. */
function grownTab(
  role: Exclude<Role, 'guest'>,
  before: UnreadConsultationsQuery,
  after: UnreadConsultationsQuery,
) {
  if (!before.viewer || !after.viewer) return undefined;
  const known = unreadByTab(role, before.viewer.unreadConsultations);
  const counts = unreadByTab(role, after.viewer.unreadConsultations);
  return keysOf(counts).find((tab) => counts[tab] > known[tab]);
}

/** Reads the count again. Where nobody answers, the one that is known stands. */
function useReadAgain(role: Exclude<Role, 'guest'>): () => Promise<void> {
  const client = useApolloClient();
  const t = useT();
  const { pathname, search } = useLocation();
  const list = paths.centre(role, 'consult');
  // Whoever reads consultations sees what is new there.
  const tells = !(pathname + search).startsWith(list);
  return async () => {
    const query = UnreadConsultationsDocument;
    const before = client.readQuery({ query });
    const { data } = await client.query({ query, fetchPolicy: 'network-only' }).catch(() => ({ data: null }));
    const tab = tells && before && data ? grownTab(role, before, data) : undefined;
    if (!tab) return;
    const to = paths.centre(role, 'consult', { tab });
    toast.info(t('consultations.unread.new'), { label: t('consultations.unread.open'), to });
  };
}

/** Keeps the count of unread consultations, and says where something new has come. */
export default function Watch({ role }: WatchProps) {
  const readAgain = useReadAgain(role);
  useThreadChanges(() => void readAgain());
  const inHiding = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') void readAgain();
  });
  useEffect(() => {
    const timer = setInterval(() => inHiding(), HIDDEN_MS);
    return () => clearInterval(timer);
  }, []);
  return null;
}
