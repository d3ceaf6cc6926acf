import { describe, expect, it } from 'vitest';
import { hotelOrderText, nextHotelOrder, readHotelOrder, sortHotels } from './hotel-order';

const hotels = [
  { id: 'a', nightPrice: { amount: '880' }, distanceMetres: 450, stars: 5 },
  { id: 'b', nightPrice: { amount: '278' }, distanceMetres: 3100, stars: 2 },
  { id: 'c', nightPrice: { amount: '620' }, distanceMetres: 1300, stars: 5 },
];
const sorted = (raw: string | null) => sortHotels(hotels, readHotelOrder(raw)).map(({ id }) => id);

describe('order of the hotels', () => {
  it('is what the address says, and the organiser’s own for anything else', () => {
    expect(sorted('price')).toEqual(['b', 'c', 'a']);
    expect(sorted('-price')).toEqual(['a', 'c', 'b']);
    expect(sorted('distance')).toEqual(['a', 'c', 'b']);
    expect(sorted('-stars')).toEqual(['a', 'c', 'b']);
    for (const raw of [null, '', '-', 'name', '--price']) expect(sorted(raw)).toEqual(['a', 'b', 'c']);
  });

  it('begins with the useful end and turns round', () => {
    expect(hotelOrderText(nextHotelOrder('stars', undefined))).toBe('-stars');
    expect(hotelOrderText(nextHotelOrder('price', readHotelOrder('-stars')))).toBe('price');
    expect(hotelOrderText(nextHotelOrder('price', readHotelOrder('price')))).toBe('-price');
  });
});
