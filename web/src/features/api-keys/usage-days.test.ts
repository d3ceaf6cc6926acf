import { describe, expect, it } from 'vitest';
import { readUsageDays, usageDays, usageQuery } from './usage-days';

describe('days of use in an address', () => {
  it.each(usageDays)('reads what it wrote: %d', (days) => {
    expect(readUsageDays(new URLSearchParams({ days: String(usageQuery(days).days ?? '') }))).toBe(days);
  });

  it('is 30 where it makes no sense', () => {
    expect(readUsageDays(new URLSearchParams('days=31'))).toBe(30);
    expect(readUsageDays(new URLSearchParams())).toBe(30);
  });
});
