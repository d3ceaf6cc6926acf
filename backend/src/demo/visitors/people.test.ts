import { describe, expect, it } from 'vitest';
import { DEMO_START } from '../../clock/clock.ts';
import { documentOf, placeWithCode } from './names.ts';
import { personAt } from './people.ts';
import { seeded } from '../generator/random.ts';

const people = Array.from({ length: 1000 }, (_, index) => personAt(index, 'this'));

describe('visitors of the demo edition', () => {
  it('are the same in every copy, from many countries, and came over weeks by every way', () => {
    expect(personAt(7, 'this')).toEqual(people[7]);
    expect(new Set(people.map(({ place }) => place.code)).size).toBeGreaterThan(12);
    expect(people.filter(({ place }) => place.code === 'CN').length).toBeGreaterThan(700);
    expect(new Set(people.map(({ source }) => source)).size).toBe(5);
    const days = new Set(people.map(({ registeredAt }) => registeredAt.toISOString().slice(0, 10)));
    expect(days.size).toBeGreaterThan(40);
    for (const { registeredAt } of people) expect(registeredAt.getTime()).toBeLessThan(DEMO_START.getTime());
  });

  it('have names of their country, and an address that nobody receives mail at', () => {
    for (const { place, name, email } of people) {
      expect(/\p{Script=Han}/u.test(name), name).toBe(place.isChinese);
      expect(email).toMatch(/\.example$/);
    }
  });

  it('exhibitors’ staff show the documents of their country', () => {
    const random = seeded('documents');
    expect(documentOf(placeWithCode('CN'), random)).toMatchObject({ cardType: '1' });
    expect(documentOf(placeWithCode('CN'), random).cardNumber).toMatch(/^990101\d{11}[\dX]$/);
    expect(documentOf(placeWithCode('DE'), random)).toMatchObject({ cardType: '-1' });
    expect(documentOf(placeWithCode('DE'), random).cardNumber).toMatch(/^C\d{8}$/);
  });
});
