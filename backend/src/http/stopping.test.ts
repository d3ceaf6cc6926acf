import { expect, it } from 'vitest';
import { leastLastRequestsMs } from './stopping.ts';

it('leaves connections open for a moment, and behind a balancer for as long as it drains, up to a bound', () => {
  expect([0, 100, 1000, 2500, 5000].map(leastLastRequestsMs)).toEqual([250, 250, 1000, 2500, 2500]);
});
