import { basePath } from '../../lib/paths';
import { toWebAddress } from '../../lib/web-address';
import type { Edition } from './edition';

export type OutsideAddress = keyof Edition['addresses'];

/** Addresses outside the site. What is missing is 'not open yet', or the site's own page takes its place. */
export type OutsideAddresses = Partial<Record<OutsideAddress, string>>;

/** Only web addresses pass: a mistyped or hostile setting must not become a script link. */
export function outsideAddresses(settings: Edition['addresses']): OutsideAddresses {
  return {
    visitorPortal: toWebAddress(settings.visitorPortal)?.href,
    mobileSite: toWebAddress(settings.mobileSite)?.href,
    japaneseSite: toWebAddress(settings.japaneseSite)?.href,
    koreanSite: toWebAddress(settings.koreanSite)?.href,
    thaiSite: toWebAddress(settings.thaiSite)?.href,
    enquiry: toWebAddress(settings.enquiry)?.href,
    organiserSite: toWebAddress(settings.organiserSite)?.href,
    ebook: toWebAddress(settings.ebook)?.href,
    invitationSite: toWebAddress(settings.invitationSite)?.href,
    exhibitorLogin: toWebAddress(settings.exhibitorLogin)?.href,
  };
}

/** Whether an address leads to this very site: there is nowhere to be sent to, and trying would never end. */
function isHere(address: string, origin: string): boolean {
  const { origin: there, pathname } = new URL(address);
  return there === origin && `${pathname}/`.startsWith(`${basePath}/`);
}

/**
 * The separate mobile site takes over below 768 × 432, never at exactly these sizes (SHELL-089 to SHELL-091).
 * @param origin of the page that asks: a mobile site that is this one sends nobody in circles (DESIGN-032)
 */
export function mobileRedirect(
  mobileSite: string | undefined,
  viewport: { width: number; height: number },
  origin: string,
): string | undefined {
  const isSmall = viewport.width < 768 || viewport.height < 432;
  return isSmall && mobileSite && !isHere(mobileSite, origin) ? mobileSite : undefined;
}
