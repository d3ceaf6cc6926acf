import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startJobs, type PeriodicJob } from './repeatedly.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const silent = { warn: vi.fn() };

/** A job that counts its runs. */
function counting(name: string, everyMs: number) {
  const state = { runs: 0 };
  const job: PeriodicJob = { name, everyMs, run: async () => void (state.runs += 1) };
  return { state, job };
}

it('runs each job by its own pace, until all are stopped', async () => {
  const often = counting('often', 1000);
  const seldom = counting('seldom', 3000);
  const running = startJobs([often.job, seldom.job], silent);
  await vi.advanceTimersByTimeAsync(3500);
  expect([often.state.runs, seldom.state.runs]).toEqual([3, 1]);
  await running.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([often.state.runs, seldom.state.runs]).toEqual([3, 1]);
});

it('tells a run that is under way to end, and waits for it', async () => {
  let ended = false;
  const long: PeriodicJob = {
    name: 'long',
    everyMs: 1000,
    run: async (isStopped) => {
      while (!isStopped()) await new Promise((resolve) => setTimeout(resolve, 10));
      ended = true;
    },
  };
  const running = startJobs([long], silent);
  await vi.advanceTimersByTimeAsync(1500);
  const stopped = running.stop();
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  await stopped;
  expect(ended).toBe(true);
});

it('goes on after a run that failed, and logs a stretch of failures once', async () => {
  const warn = vi.fn();
  let runs = 0;
  const failing: PeriodicJob = {
    name: 'failing',
    everyMs: 1000,
    run: async () => {
      runs += 1;
      throw new Error('broken');
    },
  };
  const running = startJobs([failing], { warn });
  await vi.advanceTimersByTimeAsync(3500);
  await running.stop();
  expect(runs).toBe(3);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[1]).toBe('failing failed');
});
