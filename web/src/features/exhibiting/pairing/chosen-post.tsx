import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n';
import { toast } from '../../../ui/toast';
import { ApplyDialog } from './apply-dialog';
import type { PairingData } from './load';
import { usePairingPostPreloaded } from './pairing.generated';
import { pairingPath } from './paths';

interface ChosenPostProps {
  query: NonNullable<PairingData['post']>;
  page: number;
}

/** The application for the request that the address names; closing it takes the request out of the address. */
export function ChosenPost({ query, page }: ChosenPostProps) {
  const t = useT();
  const navigate = useNavigate();
  const post = usePairingPostPreloaded(query).data.buyerPost;
  const isGone = !post;
  useEffect(() => {
    if (!isGone) return;
    toast.warning(t('pairing.gone'));
    void navigate(pairingPath(page), { replace: true });
  }, [isGone, navigate, page, t]);
  if (!post) return null;
  const back = (target: number) => void navigate(pairingPath(target), { replace: true });
  // A new application stands at the top of the first page.
  return <ApplyDialog open post={post} onClose={() => back(page)} onSent={() => back(1)} />;
}
