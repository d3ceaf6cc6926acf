// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLostAnswer } from './use-lost-answer';

describe('something of a page that did not come', () => {
  let answers = true;
  let status = 200;
  const probe = vi.fn(async () => {
    if (!answers) throw new TypeError('Failed to fetch');
    return new Response('{}', { status });
  });
  const readAgain = vi.fn();

  beforeEach(() => {
    answers = true;
    status = 200;
    vi.stubGlobal('fetch', probe);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.clearAllMocks();
    vi.useRealTimers();
  });

  it('where the server answers, nothing is loaded unasked', async () => {
    const { result } = renderHook(() => useLostAnswer(true, readAgain));
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current).toBe('answers'));
    expect(readAgain).not.toHaveBeenCalled();
  });

  it.each([
    [404, 'answers'],
    [502, 'silent'],
  ] as const)('with an answer of %i the server %s', async (answered, reason) => {
    status = answered;
    const { result } = renderHook(() => useLostAnswer(true, readAgain));
    await waitFor(() => expect(result.current).toBe(reason));
  });

  it('waits for the network, and is read again once it is back', async () => {
    answers = false;
    const { result } = renderHook(() => useLostAnswer(true, readAgain));
    await waitFor(() => expect(result.current).toBe('silent'));
    expect(readAgain).not.toHaveBeenCalled();
    answers = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(readAgain).toHaveBeenCalledTimes(1));
  });

  it('asks after 1, 2, 4 and then every 5 seconds while no server answers, and no more once the page is left', async () => {
    vi.useFakeTimers();
    answers = false;
    const { result, unmount } = renderHook(() => useLostAnswer(true, readAgain));
    for (const [afterMs, times] of [
      [999, 1],
      [1, 2],
      [2000, 3],
      [4000, 4],
      [4999, 4],
      [1, 5],
    ] as const) {
      await act(() => vi.advanceTimersByTimeAsync(afterMs));
      expect(probe).toHaveBeenCalledTimes(times);
    }
    expect(result.current).toBe('silent');
    unmount();
    answers = true;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(probe).toHaveBeenCalledTimes(5);
    expect(readAgain).not.toHaveBeenCalled();
  });

  it('asks nothing about another failure', async () => {
    const { result } = renderHook(() => useLostAnswer(false, readAgain));
    await Promise.resolve();
    expect(result.current).toBeNull();
    expect(probe).not.toHaveBeenCalled();
  });
});
