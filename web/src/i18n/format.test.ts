import { describe, expect, it } from 'vitest';
import { formatDate, formatDateRange, formatDateTime, formatNumber } from './format';

describe('dates and numbers', () => {
  it('SHELL-087 writes dates as each language does', () => {
    expect(formatDate('2025-08-27', 'ZH')).toBe('2025 年 8 月 27 日');
    expect(formatDate('2025-08-27', 'EN')).toBe('27 August 2025');
    expect(formatDate('garbage', 'EN')).toBe('');
  });

  it('CONST-011 writes the show dates as one range', () => {
    expect(formatDateRange('2025-08-27', '2025-08-29', 'ZH')).toBe('2025 年 8 月 27–29 日');
    expect(formatDateRange('2025-08-27', '2025-08-29', 'EN')).toBe('27–29 August 2025');
    expect(formatDateRange('2025-08-30', '2025-09-01', 'EN')).toBe('30 August 2025 – 1 September 2025');
  });

  it('CONST-012 shows instants in Shanghai time', () => {
    expect(formatDateTime('2025-08-26T04:00:00Z', 'ZH')).toBe('2025 年 8 月 26 日 12:00');
    expect(formatDateTime('2025-06-15T16:30:00Z', 'EN')).toBe('16 June 2025 00:30');
  });

  it('CONST-062 groups numbers the same in both languages', () => {
    expect(formatNumber(57500)).toBe('57,500');
  });
});
