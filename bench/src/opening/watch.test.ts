import { expect, it } from 'vitest';
import { cpuShare, samplesOf, sumOf } from './watch.ts';

const look = (at: number, cpuSeconds: number | undefined, part = 'gateway-1') => ({
  at,
  part,
  mebibytes: cpuSeconds === undefined ? undefined : 100,
  cpuSeconds,
});

it('shares out the processor time of a part over the time that it ran', () => {
  expect(cpuShare([look(0, 10), look(5, 12), look(10, 15)], 'gateway-1')).toBeCloseTo(0.5);
  expect(cpuShare([look(0, 10)], 'gateway-1')).toBeNaN();
});

it('goes on with a part that was killed and started again', () => {
  const looks = [look(0, 10), look(5, 12), look(10, undefined), look(15, 1), look(20, 3)];
  expect(cpuShare(looks, 'gateway-1')).toBeCloseTo(4 / 10);
  expect(cpuShare([look(0, 10), look(5, 1)], 'gateway-1')).toBeCloseTo(0.2);
  expect(samplesOf(looks, 'gateway-1').map(({ at }) => at)).toEqual([0, 5, 15, 20]);
});

it('sums up a metric over its labels, and takes no other whose name goes on', () => {
  const text = [
    '# HELP pool_waiting text',
    'pool_waiting{pool="a"} 2',
    'pool_waiting{pool="b"} 3',
    'pool_waiting_total 9',
  ].join('\n');
  expect(sumOf(text, 'pool_waiting')).toBe(5);
  expect(sumOf(text, 'nothing')).toBeUndefined();
});
