import { describe, expect, it } from 'vitest';
import { daysUntil, untilNextDay } from './countdown';

const opening = '2025-08-27';

describe('countdown', () => {
  it('counts whole days to 2025-08-27', { tags: ['SHELL-080', 'CONST-010'] }, () => {
    expect(daysUntil(opening, new Date('2025-06-16T09:00:00+08:00'))).toBe(72);
    expect(daysUntil(opening, new Date('2025-08-26T23:59:59+08:00'))).toBe(1);
  });

  it('the day changes at midnight in Shanghai, not in London', { tags: ['SHELL-080'] }, () => {
    expect(daysUntil(opening, new Date('2025-08-25T15:59:59Z'))).toBe(2);
    expect(daysUntil(opening, new Date('2025-08-25T16:00:00Z'))).toBe(1);
  });

  it('countdown never negative', { tags: ['DESIGN-031', 'SHELL-081'] }, () => {
    expect(daysUntil(opening, new Date('2025-08-27T00:00:00+08:00'))).toBe(0);
    expect(daysUntil(opening, new Date('2026-11-21T00:00:00+08:00'))).toBe(0);
  });

  it('a page that stays open knows when the next day begins', { tags: ['SHELL-080'] }, () => {
    expect(untilNextDay(new Date('2025-08-25T23:59:59+08:00'))).toBe(1000);
    expect(untilNextDay(new Date('2025-08-26T00:00:00+08:00'))).toBe(24 * 60 * 60 * 1000);
  });
});
