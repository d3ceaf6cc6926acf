import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CODE_WAIT_S, countDown } from './code-wait';

describe('the wait for another code', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it(
    'begins with 59, tells every second, and is over after 59 s',
    { tags: ['CONST-001', 'AUTH-020'] },
    () => {
      const told: number[] = [];
      countDown(CODE_WAIT_S, (left) => told.push(left));
      expect(told).toEqual([59]);
      vi.advanceTimersByTime(999);
      expect(told).toEqual([59]);
      vi.advanceTimersByTime(1);
      expect(told).toEqual([59, 58]);
      vi.advanceTimersByTime(57_999);
      expect(told.at(-1)).toBe(1);
      vi.advanceTimersByTime(1);
      expect(told).toEqual(Array.from({ length: 60 }, (_, second) => 59 - second));
      vi.advanceTimersByTime(60_000);
      expect(told).toHaveLength(60);
    },
  );

  it('tells nothing more once it is ended', () => {
    const told: number[] = [];
    const end = countDown(CODE_WAIT_S, (left) => told.push(left));
    vi.advanceTimersByTime(2000);
    end();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([59, 58, 57]);
  });
});
