import { describe, expect, it } from 'vitest';
import { daysUntil, untilNextDay } from './countdown';

const opening = '2025-08-27';

describe('countdown', () => {
  it('SHELL-080 CONST-010 counts whole days to 2025-08-27', () => {
    expect(daysUntil(opening, new Date('2025-06-16T09:00:00+08:00'))).toBe(72);
    expect(daysUntil(opening, new Date('2025-08-26T23:59:59+08:00'))).toBe(1);
  });

  it('SHELL-080 the day changes at midnight in Shanghai, not in London', () => {
    expect(daysUntil(opening, new Date('2025-08-25T15:59:59Z'))).toBe(2);
    expect(daysUntil(opening, new Date('2025-08-25T16:00:00Z'))).toBe(1);
  });

  it('DESIGN-031, SHELL-081 countdown never negative', () => {
    expect(daysUntil(opening, new Date('2025-08-27T00:00:00+08:00'))).toBe(0);
    expect(daysUntil(opening, new Date('2026-11-21T00:00:00+08:00'))).toBe(0);
  });

  it('SHELL-080 a page that stays open knows when the next day begins', () => {
    expect(untilNextDay(new Date('2025-08-25T23:59:59+08:00'))).toBe(1000);
    expect(untilNextDay(new Date('2025-08-26T00:00:00+08:00'))).toBe(24 * 60 * 60 * 1000);
  });
});
