import { expect, it } from 'vitest';
import { clientKey } from './client-key.ts';

it('counts clients by address, and of IPv6 by the network of one line', () => {
  expect(clientKey('192.0.2.1')).not.toBe(clientKey('192.0.2.2'));
  expect(clientKey('::ffff:192.0.2.1')).toBe(clientKey('192.0.2.1'));
  expect(clientKey('2001:db8:1:2::1')).toBe(clientKey('2001:db8:1:2:ffff::9'));
  expect(clientKey('2001:db8:1:2::1')).not.toBe(clientKey('2001:db8:1:3::1'));
});
