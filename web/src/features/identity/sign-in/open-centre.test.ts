import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCentreSoon } from './open-centre';

describe('after a sign-in', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['VISITOR', null, '/d/vistor/center'],
    ['EXHIBITOR', null, '/d/zsCenter'],
    ['VISITOR', '/product/release', '/d/product/release'],
    ['VISITOR', '/meet/other?id=3#programme', '/d/meet/other?id=3#programme'],
    ['VISITOR', '//evil.example', '/d/vistor/center'],
  ] as const)(
    'two seconds later a %s who came from %s gets %s loaded',
    { tags: ['CONST-003', 'AUTH-010', 'EXH-005'] },
    (role, wanted, address) => {
      const load = vi.fn();
      openCentreSoon(role, wanted, load);
      vi.advanceTimersByTime(1999);
      expect(load).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(load.mock.calls).toEqual([[address]]);
      vi.advanceTimersByTime(10_000);
      expect(load).toHaveBeenCalledTimes(1);
    },
  );

  it('who leaves the page before is not taken anywhere', () => {
    const load = vi.fn();
    const stop = openCentreSoon('VISITOR', null, load);
    vi.advanceTimersByTime(1999);
    stop();
    vi.advanceTimersByTime(10_000);
    expect(load).not.toHaveBeenCalled();
  });
});
