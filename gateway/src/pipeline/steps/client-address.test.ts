import { describe, expect, it } from 'vitest';
import { exchangeAt } from '../test-support/exchanges.ts';
import { clientAddress } from './client-address.ts';

const forwarded = {
  host: 'inside.example',
  'x-forwarded-for': '203.0.113.9, 192.0.2.1',
  'x-forwarded-proto': 'http, https',
  'x-forwarded-host': 'other.example, fair.example',
};

function addressed(trusts: (() => boolean) | undefined, siteOrigin: string | null = null) {
  const exchange = exchangeAt('site', { headers: forwarded });
  void clientAddress({ trusts, siteOrigin, isSiteSecure: false }).begin?.(exchange);
  const { ip, isSecure, origin } = exchange;
  return { ip, isSecure, origin };
}

describe('the address of a client', () => {
  it('is what a trusted balancer says, with the protocol and the host', () => {
    expect(addressed(() => true)).toEqual({
      ip: '203.0.113.9',
      isSecure: true,
      origin: 'https://fair.example',
    });
  });

  it('is that of the connection where nobody is trusted', () => {
    expect(addressed(undefined)).toEqual({ ip: undefined, isSecure: false, origin: 'http://inside.example' });
  });

  it('stands beside the configured origin', () => {
    expect(addressed(() => true, 'https://site.example').origin).toBe('https://site.example');
  });
});
