import type { KeptSettings, KeptEdition } from '../../content/index.ts';
import type { EditionSections, ManagedEdition } from './contract.ts';

/** The settings of an edition by section. */
export function toSections(settings: KeptSettings): EditionSections {
  const { name, venue, venueAddress, city, organiser, opensOn, closesOn, visitorHours, badges } = settings;
  const { preRegistrationClosesAt, groupRegistrationClosesOn, groupMinimum } = settings;
  const { boothApplicationClosesOn, journalClosesAt, isVisitorEnd, servicesContactEmail } = settings;
  const { smsCountries } = settings;
  return {
    names: { name, venue, venueAddress, city, organiser },
    dates: { opensOn, closesOn, visitorHours },
    deadlines: {
      preRegistrationClosesAt,
      groupRegistrationClosesOn,
      groupMinimum,
      boothApplicationClosesOn,
      journalClosesAt,
      badgesCloseAt: badges.closesAt,
    },
    figures: settings.lastEdition,
    searches: settings.hotSearches,
    quota: badges.quota,
    flags: { isVisitorEnd, areBadgesClosed: badges.isClosed },
    addresses: settings.addresses,
    addressUse: settings.addressUse,
    messaging: { smsCountries },
    contacts: { servicesContactEmail, badgesContactEmail: badges.contactEmail },
  };
}

/** The settings that sections make. */
export function toSettings(number: number, sections: EditionSections): KeptSettings {
  const { names, dates, deadlines, figures, searches, quota, flags } = sections;
  const { addresses, addressUse, messaging, contacts } = sections;
  const { badgesCloseAt, ...ownDeadlines } = deadlines;
  return {
    number,
    ...names,
    venueAddress: names.venueAddress ?? { cn: '', en: '' },
    ...dates,
    ...ownDeadlines,
    lastEdition: figures,
    hotSearches: searches,
    isVisitorEnd: flags.isVisitorEnd,
    smsCountries: messaging.smsCountries,
    servicesContactEmail: contacts.servicesContactEmail,
    addresses,
    addressUse,
    badges: {
      quota,
      closesAt: badgesCloseAt,
      isClosed: flags.areBadgesClosed,
      contactEmail: contacts.badgesContactEmail,
    },
  };
}

/** Number of the edition that the site shows. */
export const currentNumber = (editions: readonly KeptEdition[]): number =>
  Math.max(...editions.flatMap(({ number, isDraft }) => (isDraft ? [] : [number])));

/** The record of one of these editions. */
export function toManaged(edition: KeptEdition, all: readonly KeptEdition[]): ManagedEdition {
  const { number, isDraft, version, settings } = edition;
  const publicStatus = number === currentNumber(all) ? 'current' : 'past';
  return { number, status: isDraft ? 'draft' : publicStatus, version, ...toSections(settings) };
}
