import { describe, expect, it } from 'vitest';
import { formatDate, formatDateRange, formatDateTime, formatNumber } from './format';

describe('dates and numbers', () => {
  it('writes dates as each language does', { tags: ['SHELL-087'] }, () => {
    expect(formatDate('2025-08-27', 'ZH')).toBe('2025 年 8 月 27 日');
    expect(formatDate('2025-08-27', 'EN')).toBe('27 August 2025');
    expect(formatDate('garbage', 'EN')).toBe('');
  });

  it('writes the show dates as one range', { tags: ['CONST-011'] }, () => {
    expect(formatDateRange('2025-08-27', '2025-08-29', 'ZH')).toBe('2025 年 8 月 27–29 日');
    expect(formatDateRange('2025-08-27', '2025-08-29', 'EN')).toBe('27–29 August 2025');
    expect(formatDateRange('2025-08-30', '2025-09-01', 'EN')).toBe('30 August 2025 – 1 September 2025');
  });

  it('shows instants in Shanghai time', { tags: ['CONST-012'] }, () => {
    expect(formatDateTime('2025-08-26T04:00:00Z', 'ZH')).toBe('2025 年 8 月 26 日 12:00');
    expect(formatDateTime('2025-06-15T16:30:00Z', 'EN')).toBe('16 June 2025 00:30');
  });

  it('groups numbers the same in both languages', { tags: ['CONST-062'] }, () => {
    expect(formatNumber(57500)).toBe('57,500');
  });
});
