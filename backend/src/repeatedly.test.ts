import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startJobs, type PeriodicJob, type Wakes } from './repeatedly.ts';

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

/** What tells of changes, and a job that sleeps until its table changes. */
function sleeping(dueMs?: () => number | undefined) {
  const state = { runs: 0, isReceiving: true };
  let onChange: (table?: string) => void = () => {};
  const job: PeriodicJob = {
    name: 'sleeping',
    everyMs: 1000,
    wokenBy: ['job'],
    run: async () => {
      state.runs += 1;
      return dueMs?.();
    },
  };
  const wakes: Wakes = {
    isReceiving: () => state.isReceiving,
    subscribe: (listener) => {
      onChange = listener;
      return () => (onChange = () => {});
    },
  };
  return { state, running: startJobs([job], silent, wakes), change: (table?: string) => onChange(table) };
}

it('a job that a table wakes sleeps half a minute where nothing waits', async () => {
  const { state, running } = sleeping();
  await vi.advanceTimersByTimeAsync(30_900);
  expect(state.runs).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(state.runs).toBe(2);
  await running.stop();
});

it('runs at once when its table changes, and by its pace while it goes on changing', async () => {
  const { state, running, change } = sleeping();
  await vi.advanceTimersByTimeAsync(5000);
  change('job');
  await vi.advanceTimersByTimeAsync(1);
  expect(state.runs).toBe(2);
  for (let index = 0; index < 30; index += 1) {
    change('job');
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(state.runs).toBe(5);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(state.runs).toBe(5);
  await running.stop();
});

it('does not wake for other tables; wakes where a change may have been missed', async () => {
  const { state, running, change } = sleeping();
  await vi.advanceTimersByTimeAsync(5000);
  change('review_hold');
  await vi.advanceTimersByTimeAsync(2000);
  expect(state.runs).toBe(1);
  change();
  await vi.advanceTimersByTimeAsync(1);
  expect(state.runs).toBe(2);
  await running.stop();
});

it('runs when something falls due, no sooner than its pace', async () => {
  const dueMs = [8000, 10, undefined];
  const { state, running } = sleeping(() => dueMs.shift());
  await vi.advanceTimersByTimeAsync(8900);
  expect(state.runs).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(state.runs).toBe(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.runs).toBe(3);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(state.runs).toBe(3);
  await running.stop();
});

it('does not sleep while changes are not told', async () => {
  const { state, running } = sleeping();
  state.isReceiving = false;
  await vi.advanceTimersByTimeAsync(5500);
  expect(state.runs).toBe(5);
  await running.stop();
});

it('runs again for a change that came during a run', async () => {
  let change: (table: string) => void = () => {};
  const asleep = sleeping(() => {
    if (asleep.state.runs === 1) change('job');
    return undefined;
  });
  ({ change } = asleep);
  await vi.advanceTimersByTimeAsync(2500);
  expect(asleep.state.runs).toBe(2);
  await asleep.running.stop();
});

it('wakes for nothing once it is stopped', async () => {
  const { state, running, change } = sleeping();
  await vi.advanceTimersByTimeAsync(1500);
  await running.stop();
  change('job');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.runs).toBe(1);
});
