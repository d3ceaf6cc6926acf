import { paths } from '../../../lib/paths';
import { readUsageDays, type UsageDays, usageQuery } from '../../api-keys';

/** What the panel shows: all partners, or one with the use of its keys on so many days. */
export type PartnersAddress = { view: 'list' } | { view: 'partner'; id: string; days: UsageDays };

/** Reads the address; what names no partner is the list. */
export function readPartnersAddress(query: URLSearchParams): PartnersAddress {
  const id = (query.get('partner') ?? '').trim().slice(0, 32);
  return id ? { view: 'partner', id, days: readUsageDays(query) } : { view: 'list' };
}

/** The address of the list. */
export const partnersPath = (): string => paths.organiser({ menu: 'partners' });

/** The address of a partner. */
export const partnerPath = (id: string, days?: UsageDays): string =>
  paths.organiser({ menu: 'partners', partner: id, ...(days ? usageQuery(days) : {}) });
