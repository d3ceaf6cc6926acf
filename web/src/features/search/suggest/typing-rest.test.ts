import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onceTypingRests } from './typing-rest';

describe('suggestions while somebody types', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are asked for once, 150 ms after the last key', () => {
    const ask = vi.fn();
    for (const key of ['c', 'a', 'b']) {
      const nextKey = onceTypingRests(() => ask(key));
      vi.advanceTimersByTime(149);
      nextKey();
    }
    onceTypingRests(() => ask('cable'));
    vi.advanceTimersByTime(149);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ask.mock.calls).toEqual([['cable']]);
    vi.advanceTimersByTime(10_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('are outdated with the next key', () => {
    const signals: AbortSignal[] = [];
    const nextKey = onceTypingRests((outdated) => signals.push(outdated));
    vi.advanceTimersByTime(150);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    nextKey();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
