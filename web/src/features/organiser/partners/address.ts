import { paths } from '../../../lib/paths';
import { readUsageDays, type UsageDays, usageQuery } from '../../api-keys';

/** Deliveries that a webhook shows, by how far they are. */
export const deliveryFilters = ['all', 'waiting', 'delivered', 'failed'] as const;
export type DeliveryFilter = (typeof deliveryFilters)[number];

/** A stretch of the deliveries of a webhook. */
export interface DeliveryStretch {
  /** The partner. */
  id: string;
  webhook: string;
  filter: DeliveryFilter;
  /** The delivery after which it goes on; blank for the newest. */
  after: string;
}

/**
 * What the panel shows: all partners, one with the use of its keys on so many days, a webhook with a stretch of its
 * deliveries, or one of these.
 */
export type PartnersAddress =
  | { view: 'list' }
  | { view: 'partner'; id: string; days: UsageDays }
  | ({ view: 'webhook' } & DeliveryStretch)
  | ({ view: 'delivery'; delivery: string } & DeliveryStretch);

const LONGEST_ID = 32;

/** Reads the address; what names no partner is the list. */
export function readPartnersAddress(query: URLSearchParams): PartnersAddress {
  const idOf = (name: string) => (query.get(name) ?? '').trim().slice(0, LONGEST_ID);
  const id = idOf('partner');
  if (!id) return { view: 'list' };
  const webhook = idOf('webhook');
  if (!webhook) return { view: 'partner', id, days: readUsageDays(query) };
  const filter = deliveryFilters.find((one) => one === query.get('state')) ?? 'all';
  const after = /^[0-9]{1,19}$/.test(idOf('after')) ? idOf('after') : '';
  const stretch = { id, webhook, filter, after };
  const delivery = idOf('delivery');
  return delivery ? { view: 'delivery', delivery, ...stretch } : { view: 'webhook', ...stretch };
}

/** The address of the list. */
export const partnersPath = (): string => paths.organiser({ menu: 'partners' });

/** The address of a partner. */
export const partnerPath = (id: string, days?: UsageDays): string =>
  paths.organiser({ menu: 'partners', partner: id, ...(days ? usageQuery(days) : {}) });

const stretchQuery = ({ id, webhook, filter, after }: DeliveryStretch) => ({
  menu: 'partners',
  partner: id,
  webhook,
  state: filter === 'all' ? null : filter,
  after: after || null,
});

/** The address of a webhook, with a stretch of its deliveries; with the newest of all unless told. */
export const webhookPath = ({
  filter = 'all',
  after = '',
  ...of
}: Pick<DeliveryStretch, 'id' | 'webhook'> & Partial<DeliveryStretch>): string =>
  paths.organiser(stretchQuery({ filter, after, ...of }));

/** The address of a delivery, from which the way back leads to its stretch. */
export const deliveryPath = (stretch: DeliveryStretch, delivery: string): string =>
  paths.organiser({ ...stretchQuery(stretch), delivery });
