import { type RefObject, useEffect, useState } from 'react';
import { useT } from '../../../i18n';
import { keepOfflinePass } from '../../../lib/offline-pass';
import { offlinePage } from './offline-page';

/** Keeps the pass in this browser once its code is drawn. @returns whether it is kept by now */
export function useOfflinePass(card: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const t = useT();
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    const element = card.current;
    if (!isWanted || !element) return undefined;
    let isHere = true;
    const keep = async () => {
      const kept = await keepOfflinePass(offlinePage(element, t('pass.offlineTitle'), t('pass.offlineLead')));
      if (isHere) setKept(kept);
    };
    const isDrawn = () => element.querySelector('svg[role=img] path') !== null;
    if (isDrawn()) void keep();
    const drawing = new MutationObserver(() => {
      if (!isDrawn()) return;
      drawing.disconnect();
      void keep();
    });
    if (!isDrawn()) drawing.observe(element, { subtree: true, childList: true });
    return () => {
      isHere = false;
      drawing.disconnect();
    };
  }, [card, isWanted, t]);
  return isKept;
}
