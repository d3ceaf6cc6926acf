import { describe, expect, it } from 'vitest';
import { renderAllowance } from './render-allowance.ts';

describe('clients whose pages are rendered', () => {
  it('have three pages under way at most, and another when one is made', () => {
    const allowance = renderAllowance(100);
    const left = Array.from({ length: 3 }, () => allowance.enter('192.0.2.1'));
    expect(left.every((leave) => leave !== null)).toBe(true);
    expect(allowance.enter('192.0.2.1')).toBeNull();
    expect(allowance.enter('192.0.2.2')).not.toBeNull();
    left[0]?.();
    expect(allowance.enter('192.0.2.1')).not.toBeNull();
  });
});
