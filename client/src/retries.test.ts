import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WirefairError } from './errors.ts';
import { realTiming, waitMs } from './retries.ts';

describe('a wait', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('ends after its time, and keeps nothing of the signal', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    let isOver = false;
    const waiting = realTiming.wait(1000, signal).then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(removed.mock.calls).toEqual([['abort', added.mock.calls[0]?.[1]]]);
  });

  it('ends with the reason of its signal, and leaves no timer behind', async () => {
    const controller = new AbortController();
    const waiting = realTiming.wait(1000, controller.signal);
    controller.abort('enough');
    await expect(waiting).rejects.toMatchObject({ message: 'The query was aborted', cause: 'enough' });
    await expect(realTiming.wait(1000, controller.signal)).rejects.toThrow('The query was aborted');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('lies between half of what it may be and all of it, and never before Retry-After', () => {
    const failure = (retryAfterSeconds?: number) =>
      new WirefairError('later', { code: 'TOO_MANY_REQUESTS', status: 429, retryAfterSeconds });
    expect(waitMs(failure(), 3, () => 0)).toBe(2000);
    expect(waitMs(failure(), 3, () => 0.999_999)).toBeCloseTo(4000, 1);
    expect(waitMs(failure(), 30, () => 0.999_999)).toBeLessThanOrEqual(30_000);
    expect(waitMs(failure(5), 0, () => 0)).toBe(5000);
    expect(waitMs(failure(0), 9, () => 0.5)).toBe(250);
  });
});
