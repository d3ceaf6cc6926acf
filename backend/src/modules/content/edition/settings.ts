import { instantOf } from '../../../clock/clock.ts';
import type { EditionSettings, KeptSettings } from '../contract.ts';
import { firstEdition } from './first-edition.ts';
import type { StoredSettings } from './stored-settings.ts';

/** The settings in force. What was stored may name some of them only, or be older than the newest of them. */
export function withDefaults(stored: StoredSettings | undefined): KeptSettings {
  const addresses = { ...firstEdition.addresses, ...stored?.addresses };
  const addressUse = { ...firstEdition.addressUse, ...stored?.addressUse };
  const badges = { ...firstEdition.badges, ...stored?.badges };
  // The address in the first edition is that of its own venue alone.
  const venueAddress =
    stored?.venueAddress ?? (stored?.venue ? { cn: '', en: '' } : firstEdition.venueAddress);
  return { ...firstEdition, ...stored, venueAddress, addresses, addressUse, badges };
}

/** What the site shows of the settings: an address that is kept but not used is null, like one that is not set. */
export function shownSettings(settings: KeptSettings): EditionSettings {
  const { addressUse, addresses, ...others } = settings;
  const used = (name: keyof typeof addresses) => (addressUse[name] ? addresses[name] : null);
  return {
    ...others,
    addresses: {
      visitorPortalZh: used('visitorPortalZh'),
      visitorPortalEn: used('visitorPortalEn'),
      mobileSite: used('mobileSite'),
      japaneseSite: used('japaneseSite'),
      koreanSite: used('koreanSite'),
      thaiSite: used('thaiSite'),
      enquiry: used('enquiry'),
      organiserSite: used('organiserSite'),
      ebook: used('ebook'),
      invitationSite: used('invitationSite'),
      exhibitorLogin: used('exhibitorLogin'),
    },
  };
}

/**
 * Whether the visitor centre is the smaller one for after the show (VC-015..018, DESIGN-016): as the organiser has set
 * it; where nothing is set, from the last hour of the last day on.
 */
export function hasVisitorEnd(settings: EditionSettings, now: Date): boolean {
  if (settings.isVisitorEnd !== null) return settings.isVisitorEnd;
  const last = settings.visitorHours.at(-1);
  return now >= instantOf(last ? `${last.date} ${last.to}:00` : `${settings.closesOn} 23:59:59`);
}

/** Whether companies may still apply for a booth: to the last second of the last day in Shanghai (docs/promises.md 17). */
export const isBoothApplicationOpen = (
  { boothApplicationClosesOn }: Pick<EditionSettings, 'boothApplicationClosesOn'>,
  now: Date,
): boolean => now < new Date(instantOf(`${boothApplicationClosesOn} 23:59:59`).getTime() + 1000);
