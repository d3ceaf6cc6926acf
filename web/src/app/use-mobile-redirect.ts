import { useEffect } from 'react';
import { mobileRedirect } from '../lib/site-config';
import { useSiteConfig } from '../lib/site-config-context';

/** Sends small screens to the separate mobile site, where one is configured. */
export function useMobileRedirect(): void {
  const config = useSiteConfig();
  useEffect(() => {
    const check = () => {
      const target = mobileRedirect(config, { width: window.innerWidth, height: window.innerHeight });
      if (target) window.location.replace(target);
    };
    check();
    window.addEventListener('resize', check);
    return () => window.removeEventListener('resize', check);
  }, [config]);
}
