import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { knowVenue, limitAt, networkIn } from './venue.ts';

describe('the addresses of the venue', () => {
  it('are networks or single addresses', () => {
    expect(networkIn('198.51.100.0/24')).toEqual({ address: '198.51.100.0', prefix: 24, family: 'ipv4' });
    expect(networkIn(' 2001:db8::/48 ')).toEqual({ address: '2001:db8::', prefix: 48, family: 'ipv6' });
    expect(networkIn('198.51.100.7')).toEqual({ address: '198.51.100.7', prefix: 32, family: 'ipv4' });
    for (const wrong of ['', 'hall', '198.51.100.0/33', '198.51.100.0/', '2001:db8::/129', '1.2.3.4/8/8'])
      expect(networkIn(wrong), wrong).toBeUndefined();
  });

  it('are found whichever way an address is written', async () => {
    const app = Fastify();
    knowVenue(app, [
      { address: '198.51.100.0', prefix: 24, family: 'ipv4' },
      { address: '2001:db8::', prefix: 48, family: 'ipv6' },
    ]);
    for (const there of ['198.51.100.7', '::ffff:198.51.100.7', '2001:db8:0:1::5'])
      expect(app.isVenue(there), there).toBe(true);
    for (const elsewhere of ['198.51.101.7', '2001:db9::1', 'nowhere'])
      expect(app.isVenue(elsewhere), elsewhere).toBe(false);
    await app.close();
  });

  it('raise the limits of one network, apart from those of others', () => {
    const limit = { name: 'codes', points: 60, seconds: 3600 };
    const place = { network: '198.51.100.7', device: undefined };
    expect(limitAt(limit, { ...place, isVenue: false })).toBe(limit);
    expect(limitAt(limit, { ...place, isVenue: true })).toEqual({
      ...limit,
      name: 'codes-venue',
      points: 3000,
    });
  });
});
