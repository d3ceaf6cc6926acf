import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('addresses on the Internet', () => {
  it.each(['1.1.1.1', '8.8.8.8', '172.15.0.1', '223.255.255.254', '2606:4700::1111', '2400:3200::1'])(
    '%s is one',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '::1', '::', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
    ...['fe80::1', 'fc00::1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'example.org', ''],
  ])('%s is none', (address) => expect(isPublicAddress(address)).toBe(false));
});
