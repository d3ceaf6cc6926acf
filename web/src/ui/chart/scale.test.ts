import { expect, it } from 'vitest';
import { roundUp } from './scale';

it('a scale ends at a round number, never below what is drawn', () => {
  expect([0, 1, 3, 5, 6, 10, 11, 47, 51, 99, 100, 1234].map(roundUp)).toEqual([
    ...[1, 1, 3, 5, 10, 10, 20, 50, 100, 100, 100, 2000],
  ]);
});
