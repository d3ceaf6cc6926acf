import { expect, it } from 'vitest';
import { Deliveries } from './deliveries.ts';

it('counts what came, how, and what did not', () => {
  const deliveries = new Deliveries();
  for (const thread of ['a', 'b', 'c', 'd']) deliveries.expect(thread, 1000);
  // Told before the answer to the write was here.
  deliveries.came('a', 1040, 'told');
  for (const thread of ['a', 'b', 'c']) deliveries.acknowledged(thread);
  deliveries.came('b', 4000, 'read after a break');
  deliveries.came('b', 5000, 'told');
  deliveries.came('unknown', 1, 'told');
  expect(deliveries.missing).toBe(1);
  expect(deliveries.summary()).toEqual({
    expected: 3,
    told: 1,
    readAfterBreak: 1,
    lost: 1,
    p50: 40,
    p95: 40,
    p99: 40,
  });
});
