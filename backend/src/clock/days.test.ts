import { expect, it } from 'vitest';
import { daysText } from './days.ts';

it('days of the show are said as people say them', () => {
  expect(daysText('ZH', '2025-08-27', '2025-08-29')).toBe('2025年8月27日至29日');
  expect(daysText('ZH', '2025-08-30', '2025-09-01')).toBe('2025年8月30日至9月1日');
  expect(daysText('ZH', '2025-12-31', '2026-01-02')).toBe('2025年12月31日至2026年1月2日');
  expect(daysText('ZH', '2025-08-27', '2025-08-27')).toBe('2025年8月27日');
  expect(daysText('EN', '2025-08-27', '2025-08-29')).toMatch(/^27\s?–\s?29 August 2025$/);
});
