import { describe, expect, it } from 'vitest';
import { choiceColumns, widthInEm } from './choice-columns';

describe('columns of choices', () => {
  it('takes Chinese letters for square and Latin ones for half as wide', () => {
    expect(widthInEm('先生')).toBe(2);
    expect(widthInEm('no')).toBeCloseTo(1.12);
    expect(widthInEm('Mr')).toBeGreaterThan(widthInEm('no'));
  });

  it('puts a few choices in one row, or below one another where the row is wider than the grid', () => {
    // Two labels of two letters: 2 × (2.25 + 2) and a gap of 1.5.
    expect(choiceColumns(['先生', '女士'])).toBe(
      'repeat(auto-fit, minmax(min(100%, max(4.3em, (10em - 100%) * 999)), 1fr))',
    );
  });

  it('puts many choices in two columns at most, none narrower than the longest label', () => {
    expect(choiceColumns(['一', '二', '三', '四', '线缆及相关制造设备'])).toBe(
      'repeat(auto-fill, minmax(min(100%, max(11.3em, 40%)), 1fr))',
    );
  });
});
