import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { badgeDraft, type BadgeValues, checkValues, emptyValues, parseValues } from './values';

const whole: BadgeValues = {
  name: '王磊',
  cardType: 'OTHER',
  cardNumber: 'E12345678',
  cardImageUrl: '/files/own/uploads/a.png',
  companyName: '华东电缆',
  position: '6',
  phone: '13800138000',
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks for what is missing; for a picture only of other cards', { tags: ['VAL-063', 'DESIGN-041'] }, () => {
  expect(checkValues(whole)).toEqual({});
  expect(Object.keys(checkValues(emptyValues))).toEqual([
    'name',
    'cardType',
    'cardNumber',
    'companyName',
    'position',
    'phone',
  ]);
  expect(checkValues({ ...whole, cardImageUrl: null })).toEqual({ cardImageUrl: 'badges.need.cardImage' });
  expect(checkValues({ ...whole, cardType: 'IDENTITY_CARD', cardImageUrl: null })).toEqual({});
  expect(checkValues({ ...whole, name: '王'.repeat(61) })).toEqual({ name: 'badges.long.name' });
});

it('keeps all that was typed, each badge apart, until it is dropped', () => {
  badgeDraft.keep('', whole);
  expect(badgeDraft.read('')).toEqual(whole);
  expect(badgeDraft.read('5')).toBeNull();
  badgeDraft.drop('');
  expect(badgeDraft.read('')).toBeNull();
});

it('reads no strange draft', () => {
  for (const raw of [null, 'x', 5]) expect(parseValues(raw)).toBeNull();
  expect(parseValues({ cardType: 'x', cardImageUrl: 'https://evil.example/x', name: 5 })).toEqual(
    emptyValues,
  );
});
