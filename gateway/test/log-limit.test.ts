import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitedLog } from '../src/graphql/log-limit.ts';

describe('a limited log', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('tells the first event at once, and all others of a minute in one line with their number', () => {
    const lines: [string, number][] = [];
    const log = limitedLog<string>(60_000, (last, count) => lines.push([last, count]));
    for (let index = 1; index <= 1000; index += 1) log.add(`event ${index}`);
    expect(lines).toEqual([['event 1', 1]]);
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(1)).toEqual([['event 1000', 999]]);
    log.add('event 1001');
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(2)).toEqual([['event 1001', 1]]);
    vi.advanceTimersByTime(60_000);
    log.add('event 1002');
    expect(lines.slice(3)).toEqual([['event 1002', 1]]);
  });

  it('loses nothing when it is closed', () => {
    const lines: number[] = [];
    const log = limitedLog<string>(60_000, (_last, count) => lines.push(count));
    for (let index = 0; index < 5; index += 1) log.add('event');
    log.close();
    expect(lines).toEqual([1, 4]);
  });
});
