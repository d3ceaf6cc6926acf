import { expect, it } from 'vitest';
import { rangeProblem, readDayRange } from './day-range';

const read = (query: string, mostDays?: number) => readDayRange(new URLSearchParams(query), mostDays);

it('reads a range of days from an address, each end for itself', () => {
  expect(read('from=2025-06-01&until=2025-06-30')).toEqual({ from: '2025-06-01', until: '2025-06-30' });
  expect(read('until=2024-02-29')).toEqual({ from: '', until: '2024-02-29' });
  expect(read('')).toEqual({ from: '', until: '' });
});

it('takes what is no day, or a range that cannot be shown, as an open one', () => {
  for (const query of ['from=june', 'from=2025-02-30', 'from=0001-01-01', 'from=2025-6-1', 'from=']) {
    expect(read(query), query).toEqual({ from: '', until: '' });
  }
  expect(read('from=2025-06-02&until=2025-06-01')).toEqual({ from: '', until: '' });
  expect(read('from=2025-01-01&until=2025-01-11', 10)).toEqual({ from: '', until: '' });
  expect(read('from=2025-01-01&until=2025-01-10', 10).until).toBe('2025-01-10');
});

it('tells what is wrong with a range', () => {
  expect(rangeProblem({ from: '2025-06-02', until: '2025-06-01' })).toBe('order');
  expect(rangeProblem({ from: '2025-01-01', until: '2025-01-11' }, 10)).toBe('long');
  expect(rangeProblem({ from: '2025-06-01', until: '2025-06-01' }, 1)).toBeUndefined();
  expect(rangeProblem({ from: '', until: '2025-06-01' }, 1)).toBeUndefined();
});
