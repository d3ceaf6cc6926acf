import { describe, expect, it } from 'vitest';
import { restClient } from '../rest/client.ts';
import { createGuestContext } from './context.ts';
import { defineSource } from './source.ts';

const refuse = () => Promise.reject(new Error('nothing is asked here'));
const rest = restClient(
  {
    origin: 'http://rest.example',
    basePath: '',
    tokenHeader: 'token',
    languageHeader: 'language',
    readTimeoutMs: 1000,
    writeTimeoutMs: 1000,
    publicTtlMs: 0,
    gatewaySecret: undefined,
  },
  { request: refuse, open: refuse, close: () => Promise.resolve() },
);

describe('a data source', () => {
  it('is made at its first use in a request, once, and for each request anew', () => {
    let made = 0;
    const source = defineSource(({ locale }) => {
      made += 1;
      return { locale };
    });
    const chinese = createGuestContext(rest, 'ZH');
    const english = createGuestContext(rest, 'EN');
    expect(made).toBe(0);

    expect(source(chinese)).toBe(source(chinese));
    expect(made).toBe(1);
    expect(source(chinese).locale).toBe('ZH');
    expect(source(english).locale).toBe('EN');
    expect(made).toBe(2);
  });
});
