import { expect, it } from 'vitest';
import { fromNearerEnd } from './nearer-end.ts';

const TOTAL = 20_003;
const list = Array.from({ length: TOTAL }, (_, place) => place);

/** A page read from the nearer end, and how many records were skipped for it. */
async function read(offset: number, limit = 10) {
  let skipped = 0;
  const found = await fromNearerEnd(
    { offset, limit },
    async () => TOTAL,
    async (slice, reversed) => {
      skipped = slice.offset;
      return (reversed ? list.toReversed() : list).slice(slice.offset, slice.offset + slice.limit);
    },
  );
  return { ...found, skipped };
}

it.each([0, 4990, 5000, 9990, 10_000, 15_000, 19_990, 20_000, 20_010, 1_000_000])(
  'gives the same records at %i as reading from the start',
  async (offset) => {
    const { records, total } = await read(offset);
    expect({ records, total }).toEqual({ records: list.slice(offset, offset + 10), total: TOTAL });
  },
);

it('never skips more than half of the list', async () => {
  for (let offset = 0; offset < TOTAL; offset += 997) {
    expect((await read(offset)).skipped).toBeLessThanOrEqual(TOTAL / 2);
  }
  expect((await read(20_000)).skipped).toBe(0);
});
