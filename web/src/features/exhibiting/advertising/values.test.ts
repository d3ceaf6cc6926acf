import { expect, it } from 'vitest';
import {
  type AdValues,
  amountOf,
  checkValues,
  emptyValues,
  linesOf,
  parseValues,
  totalOf,
  withAmount,
} from './values';

const cny = (amount: string) => ({ amount, currency: 'CNY' });
const items = [
  { id: '1', type: 'ON_SITE', unitPrice: cny('12345.67'), isSoldOut: false },
  { id: '2', type: 'ON_SITE', unitPrice: cny('0.1'), isSoldOut: false },
  { id: '3', type: 'ON_SITE', unitPrice: cny('5'), isSoldOut: true },
  { id: '4', type: 'PRINT', unitPrice: cny('7'), isSoldOut: false },
] as const;
const values = (typed: Record<string, string>, more: Partial<AdValues> = {}): AdValues => ({
  ...emptyValues,
  type: 'ON_SITE',
  items: typed,
  ...more,
});

it('amounts are whole numbers from 0 to 999', { tags: ['EXH-092', 'VAL-065'] }, () => {
  expect(['', ' ', '0', '7', '999'].map(amountOf)).toEqual([0, 0, 0, 7, 999]);
  for (const text of ['1.5', '-1', '1000', 'x', '1e2']) expect(amountOf(text), text).toBeUndefined();
});

it('keeps nothing of an amount that was emptied again', () => {
  expect(withAmount({ 1: '2' }, '2', '3')).toEqual({ 1: '2', 2: '3' });
  expect(withAmount({ 1: '2', 2: '3' }, '2', '')).toEqual({ 1: '2' });
});

it('orders only what is of the type and to be had, and sums it to the fen', () => {
  const lines = linesOf(items, values({ 1: '2', 2: '3', 3: '9', 4: '9' }));
  expect(lines.map(({ catalogueItemId, amount }) => [catalogueItemId, amount])).toEqual([
    ['1', 2],
    ['2', 3],
  ]);
  expect(totalOf(lines)).toEqual(cny('24691.64'));
  expect(totalOf([])).toEqual(cny('0'));
});

it('asks for a type, an amount, and a right one', { tags: ['VAL-065'] }, () => {
  expect(checkValues(items, emptyValues)).toEqual({ type: 'advertising.need.type' });
  expect(checkValues(items, values({ 3: '1', 4: '1' }))).toEqual({ items: 'advertising.need.items' });
  expect(checkValues(items, values({ 1: '1.5' }))).toEqual({ items: 'advertising.wrong.amount' });
  expect(checkValues(items, values({ 1: '1' }))).toEqual({});
});

it('reads no strange draft', () => {
  for (const raw of [null, 'x', 5]) expect(parseValues(raw)).toBeNull();
  const strange = { type: 'x', items: null, attachmentUrl: [{ address: 'https://evil.example/a' }, null] };
  expect(parseValues(strange)).toEqual(emptyValues);
});
