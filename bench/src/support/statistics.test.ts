import { expect, it } from 'vitest';
import { median, quantile } from './statistics.ts';

it('takes the middle by size, not by order of arrival or by text', () => {
  expect(median([10, 9, 100])).toBe(10);
});

it('lies between the two middle values of an even number', () => {
  expect(median([4, 1, 2, 10])).toBe(3);
});

it('weighs the neighbours of a quantile by their distance', () => {
  expect(quantile([1, 2, 3, 4, 5], 0.95)).toBeCloseTo(4.8);
  expect(quantile([7], 0.95)).toBe(7);
});

it('leaves the measured values in their order', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

it('says nothing about nothing', () => {
  expect(median([])).toBeNaN();
});
