import { describe, expect, it } from 'vitest';
import { clientKey, renderAllowance } from './render-allowance.ts';

describe('clients whose pages are rendered', () => {
  it('are counted by address, and of IPv6 by the network of one line', () => {
    expect(clientKey('192.0.2.1')).not.toBe(clientKey('192.0.2.2'));
    expect(clientKey('::ffff:192.0.2.1')).toBe(clientKey('192.0.2.1'));
    expect(clientKey('2001:db8:1:2::1')).toBe(clientKey('2001:db8:1:2:ffff::9'));
    expect(clientKey('2001:db8:1:2::1')).not.toBe(clientKey('2001:db8:1:3::1'));
  });

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
