/** What hotels can be put in order by. */
export const hotelKeys = ['price', 'distance', 'stars'] as const;
export type HotelKey = (typeof hotelKeys)[number];

export interface HotelOrder {
  key: HotelKey;
  descending: boolean;
}

interface Sortable {
  nightPrice: { amount: string };
  distanceMetres: number;
  stars: number;
}

const valueOf: Record<HotelKey, (hotel: Sortable) => number> = {
  price: ({ nightPrice }) => Number(nightPrice.amount),
  distance: ({ distanceMetres }) => distanceMetres,
  stars: ({ stars }) => stars,
};

/** `?sort=price`, `?sort=-price` the other way round; nothing for the organiser's own order. */
export function readHotelOrder(raw: string | null): HotelOrder | undefined {
  const descending = raw?.startsWith('-') ?? false;
  const name = descending ? raw?.slice(1) : raw;
  const key = hotelKeys.find((one) => one === name);
  return key && { key, descending };
}

/** The order that a column's button asks for: the useful end first, then turned round. */
export function nextHotelOrder(key: HotelKey, current: HotelOrder | undefined): HotelOrder {
  if (current?.key === key) return { key, descending: !current.descending };
  return { key, descending: key === 'stars' };
}

export const hotelOrderText = ({ key, descending }: HotelOrder): string => (descending ? `-${key}` : key);

/** A sorted copy; equal ones stay as the organiser put them. */
export function sortHotels<Hotel extends Sortable>(
  hotels: readonly Hotel[],
  order: HotelOrder | undefined,
): Hotel[] {
  if (!order) return [...hotels];
  const value = valueOf[order.key];
  const sign = order.descending ? -1 : 1;
  return [...hotels].sort((one, other) => sign * (value(one) - value(other)));
}
