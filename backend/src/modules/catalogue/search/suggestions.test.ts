import { describe, expect, it } from 'vitest';
import { mixSuggestions } from './suggestions.ts';

const rows = (...names: string[]) => names.map((en, at) => ({ id: String(at), cn: '', en }));
const names = (exhibitors: string[], products: string[], limit: number) =>
  mixSuggestions(rows(...exhibitors), rows(...products), 'Cab', 'EN', limit).map(
    ({ kind, nameEn }) => `${kind[0]} ${nameEn}`,
  );

describe('mixSuggestions', () => {
  it('puts first what begins as typed, then what holds it, shorter ones before longer', () => {
    expect(names(['Ulm Cables', 'Cable Union', 'Cables'], [], 8)).toEqual([
      'e Cables',
      'e Cable Union',
      'e Ulm Cables',
    ]);
  });

  it('knows what was typed without its marks', () => {
    expect(names(['Uni Cáble', 'Cáble'], [], 8)).toEqual(['e Cáble', 'e Uni Cáble']);
  });

  it('shares the room, and leaves to one kind what the other does not fill', () => {
    const many = ['Cab A', 'Cab B', 'Cab C', 'Cab D', 'Cab E'];
    expect(names(many, many, 4)).toEqual(['e Cab A', 'e Cab B', 'p Cab A', 'p Cab B']);
    expect(names(many, ['Cab X'], 4)).toEqual(['e Cab A', 'e Cab B', 'e Cab C', 'p Cab X']);
    expect(names(['Cab X'], many, 4)).toEqual(['e Cab X', 'p Cab A', 'p Cab B', 'p Cab C']);
  });

  it('names that many products have stand once', () => {
    expect(names([], ['Cable', 'Cable', 'Cable'], 4)).toEqual(['p Cable']);
  });
});
