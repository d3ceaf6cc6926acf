import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { FORMER_GATEWAY_SECRET, GATEWAY_SECRET, useService } from './support/service.ts';

/** Whose word for a caller's address is taken. */
describe('an address that is told', () => {
  const service = useService();
  let made = 0;
  const ask = (headers: Record<string, string>) =>
    service.app().inject({
      method: 'GET',
      url: `/sys/randomImage/trust-key-${(made += 1)}`,
      headers,
      remoteAddress: '127.0.0.1',
    });
  /** What the limit of pictures has counted, by network. */
  async function counted(): Promise<Record<string, number>> {
    const { rows } = await service.database().orm().execute<{ key: string; points: number }>(sql`
      select key, points from rate_limit where key like 'captcha:%'`);
    return Object.fromEntries(rows.map(({ key, points }) => [key.replace('captcha:', ''), points]));
  }
  beforeEach(() =>
    service
      .database()
      .orm()
      .execute(sql`delete from rate_limit`),
  );

  it('counts when the gateway tells it', async () => {
    for (const address of ['203.0.113.1', '203.0.113.2', '2001:db8::1', '2001:db8::2'])
      await ask({ 'x-forwarded-for': address, 'gateway-secret': GATEWAY_SECRET });
    expect(await counted()).toEqual({ '203.0.113.1': 1, '203.0.113.2': 1, '2001:db8:0:0::/64': 2 });
  });

  it('counts from gateways that still have the former secret', async () => {
    await ask({ 'x-forwarded-for': '203.0.113.1', 'gateway-secret': FORMER_GATEWAY_SECRET });
    await ask({ 'x-forwarded-for': '203.0.113.1', 'gateway-secret': GATEWAY_SECRET });
    expect(await counted()).toEqual({ '203.0.113.1': 2 });
  });

  it('counts for nothing from anybody else, on the same machine included', async () => {
    const told: Record<string, string>[] = [
      { 'x-forwarded-for': '203.0.113.1' },
      { 'x-forwarded-for': '203.0.113.2', 'gateway-secret': 'a guess that is as long as a secret has to be' },
      { 'x-forwarded-for': '203.0.113.3', 'gateway-secret': '' },
      { forwarded: 'for=203.0.113.4' },
    ];
    for (const headers of told) expect((await ask(headers)).statusCode).toBe(200);
    expect(await counted()).toEqual({ '127.0.0.1': 4 });
  });
});
