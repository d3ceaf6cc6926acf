import { describe, expect, it } from 'vitest';
import { daysLeft, isOverdue, saysSame } from './rules.ts';

const at = (text: string) => new Date(`${text}+08:00`);
const deadline = at('2025-07-01T17:00:00');

describe('deadlines of service items', () => {
  it('the second of the deadline still counts, the next does not', { tags: ['DESIGN-043'] }, () => {
    expect(isOverdue(deadline, at('2025-07-01T17:00:00'))).toBe(false);
    expect(isOverdue(deadline, at('2025-07-01T17:00:00.999'))).toBe(false);
    expect(isOverdue(deadline, at('2025-07-01T17:00:01'))).toBe(true);
  });

  it.each([
    ['2025-06-30T23:59:59', 1],
    ['2025-07-01T00:00:00', 0],
    ['2025-07-01T23:59:59', 0],
    ['2025-07-02T00:00:00', -1],
    ['2025-06-01T12:00:00', 30],
  ])('counts the days of Shanghai at %s: %d', (now, days) => {
    expect(daysLeft(deadline, at(now))).toBe(days);
  });
});

describe('what is sent a second time', () => {
  const answers = [
    { fieldId: '1', value: '甲' },
    { fieldId: '2', value: '乙\n丙' },
  ];
  it.each([
    ['the same', { 1: '甲', 2: '乙\n丙' }, true],
    ['the same in another order, with gaps and blanks', { 3: ' ', 2: ' 乙\r\n丙', 1: '甲 ' }, true],
    ['something else', { 1: '甲', 2: '丁' }, false],
    ['less', { 1: '甲' }, false],
    ['more', { 1: '甲', 2: '乙\n丙', 3: '丁' }, false],
    ['under another name', { 1: '甲', 4: '乙\n丙' }, false],
  ])('%s', (_what, sent, same) => {
    expect(saysSame(answers, new Map(Object.entries(sent)))).toBe(same);
  });
});
