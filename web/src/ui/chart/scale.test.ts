import { expect, it } from 'vitest';
import { roundUp } from './scale';

it('a scale ends at a round number, never below what is drawn', () => {
  expect([0, 1, 3, 5, 6, 7, 10, 11, 47, 52, 99, 100, 1234].map(roundUp)).toEqual([
    ...[1, 1, 3, 5, 6, 8, 10, 12, 50, 60, 100, 100, 1500],
  ]);
});

it('what is drawn fills at least two thirds of the height', () => {
  for (let count = 1; count <= 20_000; count += 1) {
    expect(roundUp(count)).toBeGreaterThanOrEqual(count);
    expect(count / roundUp(count)).toBeGreaterThan(2 / 3);
  }
});
