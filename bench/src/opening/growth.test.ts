import { expect, it } from 'vitest';
import { growthOf } from './growth.ts';

const hour = (mebibytes: (at: number) => number) =>
  Array.from({ length: 720 }, (_, index) => ({ at: index * 5, mebibytes: mebibytes(index * 5) }));

it('levels off when it grows in the first half alone', () => {
  const growth = growthOf(hour((at) => (at < 1800 ? 100 + at / 10 : 280)));
  expect(growth?.slope).toBeCloseTo(0);
  expect(growth?.levelsOff).toBe(true);
  expect(growth?.start).toBeCloseTo(101);
  expect(growth?.middle).toBe(280);
});

it('does not level off when it still grows by a seventh an hour at the end', () => {
  const growth = growthOf(hour((at) => 300 + (60 * at) / 3600));
  expect(growth?.slope).toBeCloseTo(60);
  expect(growth?.levelsOff).toBe(false);
});

it('is not led astray by the swing of collections', () => {
  const growth = growthOf(hour((at) => 300 + (at % 50)));
  expect(growth?.levelsOff).toBe(true);
});

it('lets a small process grow by a little', () => {
  expect(growthOf(hour((at) => 40 + (15 * at) / 3600))?.levelsOff).toBe(true);
  expect(growthOf(hour((at) => 40 + (25 * at) / 3600))?.levelsOff).toBe(false);
});

it('does not judge a quarter of an hour', () => {
  expect(growthOf(hour(() => 300).slice(0, 180))?.levelsOff).toBeUndefined();
});

it('says nothing of a part that was never seen', () => {
  expect(growthOf([])).toBeUndefined();
});
