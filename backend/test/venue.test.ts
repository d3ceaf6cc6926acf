import { describe, expect, it } from 'vitest';
import { useService } from './support/service.ts';

describe('codes in the halls of the exhibition', () => {
  const service = useService({
    venueNetworks: [{ address: '198.51.100.0', prefix: 24, family: 'ipv4' }],
  });
  let made = 0;
  const ask = (from: string) =>
    service.call('POST', `/app/login/emailCode?email=venue-${(made += 1)}@wirefair.example`, { from });
  const answered = async (from: string, times: number) => {
    const all = await Promise.all(Array.from({ length: times }, () => ask(from)));
    return all.filter(({ status }) => status === 200).length;
  };

  it('are sent to more people than sixty an hour, elsewhere not', { timeout: 60_000 }, async () => {
    expect(await answered('198.51.100.7', 70)).toBe(70);
    expect(await answered('203.0.113.7', 70)).toBe(60);
  });

  it('reach one address no more often than elsewhere', async () => {
    const again = () =>
      service.call('POST', '/app/login/emailCode?email=venue-one@wirefair.example', { from: '198.51.100.8' });
    expect((await again()).status).toBe(200);
    expect((await again()).status).toBe(429);
  });
});
