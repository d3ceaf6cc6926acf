import { expect, it } from 'vitest';
import { fadedAfter, harmOf, harmTable, partsNamed } from './kills.ts';
import type { Failure } from './meter.ts';

const failure = (dueAt: number, failedAt: number, kind: Failure['kind'] = 'broken'): Failure => ({
  step: 'search',
  kind,
  dueAt,
  failedAt,
});
const kills = [
  { part: 'gateway-1', at: 10_000, startedAt: 15_000 },
  { part: 'primary', at: 70_000, startedAt: 76_000 },
];

it('counts what failed after each kill, and until when something was due that failed', () => {
  const [first, second] = harmOf(kills, {
    failures: [
      failure(5000, 6000),
      // Was under way when the gateway was killed.
      failure(9900, 10_005),
      failure(10_400, 10_410, 'server'),
      failure(72_500, 82_500, 'late'),
    ],
    looks: [],
  });
  expect(first?.errors.total).toBe(2);
  expect(first?.recoveredAfter).toBeCloseTo(0.4);
  expect(first?.overTime).toEqual([2]);
  expect(second?.overTime).toEqual([0, 1]);
  expect(second?.errors.describe()).toBe('no answer in time: 1');
  expect(second?.recoveredAfter).toBeCloseTo(2.5);
});

it('says when all pages were open again', () => {
  const looks = [
    { at: 9500, open: 100, broken: 0 },
    { at: 10_500, open: 40, broken: 60 },
    { at: 11_500, open: 90, broken: 60 },
    { at: 12_500, open: 100, broken: 60 },
    { at: 69_500, open: 100, broken: 60 },
    { at: 70_500, open: 100, broken: 60 },
  ];
  const [first, second] = harmOf(kills, { failures: [], looks });
  expect(first?.pagesBroken).toBe(60);
  expect(first?.pagesBackAfter).toBeCloseTo(2.5);
  expect(first?.recoveredAfter).toBe(0);
  expect(second?.pagesBroken).toBe(0);
  expect(second?.pagesBackAfter).toBe(0);
  const [, , row] = harmTable(harmOf(kills, { failures: [], looks }), () => 3).split('\n');
  expect(row).toMatch(/gateway-1.*5\.0.*none.*0.*0\.0.*60.*2\.5.*3/);
});

it('does not take single failures for an outage that lasts', () => {
  expect(fadedAfter([89, 90, 102, 111, 87, 0, 0, 1, 0, 2])).toBe(10);
  expect(fadedAfter([7, 2, 6, 4, 1, 1])).toBe(8);
  expect(fadedAfter([1, 2])).toBe(0);
  expect(fadedAfter([])).toBe(0);
});

it('knows no part that there is not', () => {
  expect(() => partsNamed([], ['gateway-9'])).toThrow('gateway-9');
});
