import { describe, expect, it } from 'vitest';
import { createSeal, newKey } from '../../sealing/seal.ts';
import { LONGEST_BOUNCE_LOCAL, returnAddresses } from './return-address.ts';

const former = newKey();
const key = newKey();
const addresses = returnAddresses('bounces@fair.example', createSeal([key, former]));
const ID = '2000000000007';

describe('the address that a letter is returned to', () => {
  it('tells the letter, whatever stands around it and however it is written', () => {
    const address = addresses.of(ID);
    expect(address).toMatch(/^bounces\+2000000000007-[0-9a-f]{20}@fair\.example$/);
    for (const text of [address, `Fair <${address}>`, address.toUpperCase(), `a@b.example, ${address}`])
      expect(addresses.idIn(['', text]), text).toBe(ID);
  });

  it('is known by the key before it too, and by no other', () => {
    const by = (...keys: Buffer[]) => returnAddresses('bounces@fair.example', createSeal(keys)).of(ID);
    expect(addresses.idIn([by(former)])).toBe(ID);
    expect(addresses.idIn([by(newKey())])).toBeUndefined();
  });

  it('is none of ours with another id, stamp, name or domain', () => {
    const address = addresses.of(ID);
    for (const text of [
      address.replace('007-', '008-'),
      address.replace(/-[0-9a-f]/, (sign) => (sign === '-0' ? '-1' : '-0')),
      address.replace('bounces', 'other'),
      address.replace('fair.example', 'fairXexample'),
      address.replace(/-[0-9a-f]+/, ''),
      'bounces@fair.example',
    ])
      expect(addresses.idIn([text]), text).toBeUndefined();
  });

  it('fits into what servers take, with the longest name and id', () => {
    const local = 'b'.repeat(LONGEST_BOUNCE_LOCAL);
    const address = returnAddresses(`${local}@fair.example`, createSeal([key])).of('9'.repeat(19));
    expect(address.indexOf('@')).toBe(64);
  });
});
