import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router-dom';
import { useLang } from '../i18n';
import { cameByWorker, tellShown } from '../lib/offline-pages';
import { basePath } from '../lib/paths';
import { isRouteHandle } from './page-route';
import { isServed } from './served-page';

/** Whoever has read so long wants to find the page again, milliseconds. */
const READ_MS = 2000;

/**
 * Lets every public page that is read be kept for a time without a network. A document that came with
 * its content through the worker is kept already; one that the router opened is asked for as a guest.
 */
export function useKeptPages(): void {
  const { pathname, search, key } = useLocation();
  const language = useLang();
  const handle: unknown = useMatches().at(-1)?.handle;
  const isPublic = isRouteHandle(handle) && !handle.personal;
  const isIdle = useNavigation().state === 'idle';
  const first = useRef(key);
  useEffect(() => {
    if (!isIdle) return undefined;
    const isKept = first.current === key && cameByWorker() && isServed();
    const timer = setTimeout(() => {
      const address = `${basePath}${pathname}${search}`;
      tellShown({ address, language, isToKeep: isPublic && !isKept }).catch(() => undefined);
    }, READ_MS);
    return () => clearTimeout(timer);
  }, [isIdle, isPublic, pathname, search, key, language]);
}
