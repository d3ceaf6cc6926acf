import { createContext, use } from 'react';
import type { SiteConfig } from './site-config';

const SiteConfigContext = createContext<SiteConfig>({});

export const SiteConfigProvider = SiteConfigContext;

export function useSiteConfig(): SiteConfig {
  return use(SiteConfigContext);
}
