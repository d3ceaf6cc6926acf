import { describe, expect, it } from 'vitest';
import { clockFor, DEMO_START, demoStart, shanghaiText, tickingClock } from './clock.ts';

describe('the clock', () => {
  it('writes Shanghai time whatever zone the process is in', () => {
    for (const zone of ['UTC', 'America/New_York', 'Asia/Tokyo']) {
      process.env['TZ'] = zone;
      expect(shanghaiText(new Date('2025-08-26T04:00:00Z'))).toBe('2025-08-26 12:00:00');
      expect(shanghaiText(new Date('2025-12-31T16:00:00Z'))).toBe('2026-01-01 00:00:00');
    }
    delete process.env['TZ'];
  });

  it('starts the demo before the show and ticks on', () => {
    const clock = clockFor('demo');
    const ahead = clock.now().getTime() - DEMO_START.getTime();
    expect(ahead).toBeGreaterThanOrEqual(0);
    expect(ahead).toBeLessThan(60_000);
    expect(shanghaiText(DEMO_START)).toBe('2025-06-16 09:00:00');
    expect(clock.isDemo).toBe(true);
  });

  it('goes on after the newest record of a demo, but never for long, nor before its start', () => {
    const days = (count: number) => new Date(DEMO_START.getTime() + count * 24 * 60 * 60_000);
    expect(demoStart(undefined)).toEqual(DEMO_START);
    expect(demoStart(days(-3))).toEqual(DEMO_START);
    expect(demoStart(days(2))).toEqual(days(2));
    expect(demoStart(days(11))).toEqual(DEMO_START);
    const clock = tickingClock(DEMO_START);
    clock.setTo(days(2));
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(days(2).getTime());
  });

  it('takes the real time, an instant, and nothing else', () => {
    expect(clockFor('real').isDemo).toBe(false);
    expect(clockFor('2025-08-27T00:00:00Z').now().getUTCFullYear()).toBe(2025);
    expect(() => clockFor('soon')).toThrow(RangeError);
  });
});
