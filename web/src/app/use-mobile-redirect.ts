import { useEffect } from 'react';
import { mobileRedirect, useOutsideAddresses } from '../features/edition';

/** Sends small screens to the separate mobile site, where one is configured. */
export function useMobileRedirect(): void {
  const { mobileSite } = useOutsideAddresses();
  useEffect(() => {
    const check = () => {
      const viewport = { width: window.innerWidth, height: window.innerHeight };
      const target = mobileRedirect(mobileSite, viewport, window.location.origin);
      if (target) window.location.replace(target);
    };
    check();
    window.addEventListener('resize', check);
    return () => window.removeEventListener('resize', check);
  }, [mobileSite]);
}
