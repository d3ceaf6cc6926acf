import { createContext, use } from 'react';
import { basePath } from './paths';

/** Where the site stands, like `https://fair.example`: full addresses need it, on a server too. */
const SiteOrigin = createContext('http://localhost');

export const SiteOriginProvider = SiteOrigin;

export const useSiteOrigin = (): string => use(SiteOrigin);

/** The full address of a page of the site, from what `paths` gives. */
export const fullAddress = (origin: string, to: string): string => new URL(basePath + to, origin).href;
