import { describe, expect, it, vi } from 'vitest';
import type { KeyFacts, KeyLedger } from '../../partners/key-ledger.ts';
import { UpstreamRefusal, UpstreamUnavailable } from '../../rest/errors.ts';
import { begin, exchangeAt, refusal } from '../test-support/exchanges.ts';
import { caller } from './caller.ts';

const facts: KeyFacts = {
  id: '7',
  isTest: false,
  isOfCompany: false,
  scopes: ['read:products'],
  origins: ['https://app.example'],
};
const [rest, testRest] = [Object.create(null), Object.create(null)];

function stepFor(check: KeyLedger['check']) {
  const ledger: KeyLedger = Object.assign(Object.create(null), { check });
  return caller({ rest, testRest: undefined, ledger });
}
const known = (more: Partial<KeyFacts> = {}) => stepFor(async () => ({ ...facts, ...more }));
const withKey = (headers: Record<string, string> = {}) =>
  exchangeAt('partner', { headers: { authorization: 'Bearer wf_live_a', ...headers } });

describe('the caller', () => {
  it('is a session or a guest at the entrances of the site: no key is asked for', async () => {
    const check = vi.fn<KeyLedger['check']>();
    const exchange = exchangeAt('site');
    await begin(stepFor(check), exchange);
    expect(exchange.requiredContext.program).toBeUndefined();
    expect(check).not.toHaveBeenCalled();
  });

  it('is the program of a key, whose context has no session', async () => {
    const exchange = withKey({ cookie: `session=${'a'.repeat(43)}` });
    await begin(known(), exchange);
    expect(exchange.requiredContext.program).toMatchObject({ keyId: '7', actsFor: 'partner' });
    expect(exchange.requiredContext.caller.token).toBe('wf_live_a');
    exchange.requiredContext.session.keep('x');
    expect(exchange.cookies).toEqual([]);
    expect(exchange.newContext?.()).not.toBe(exchange.context);
  });

  it('may be a page whose origin the key names, which reads the answer then', async () => {
    const exchange = withKey({ origin: 'https://app.example' });
    await begin(known(), exchange);
    expect(exchange.answerHeaders.get('access-control-allow-origin')).toBe('https://app.example');
    const other = withKey({ origin: 'https://other.example' });
    expect(await refusal(known(), other)).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    expect(other.answerHeaders.has('access-control-allow-origin')).toBe(false);
  });

  it.each<[string, Error, number, string]>([
    ['does not serve', new UpstreamRefusal('ended', 401, 401), 401, 'KEY_INVALID'],
    ['cannot be checked', new UpstreamUnavailable('down'), 503, 'UPSTREAM_UNAVAILABLE'],
  ])('is refused where its key %s', async (_what, error, status, code) => {
    const exchange = withKey();
    const step = stepFor(() => Promise.reject(error));
    expect(await refusal(step, exchange)).toEqual([status, code]);
    expect(exchange.answerHeaders.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : undefined);
  });

  it('with a test key reads the demo, where there is one', async () => {
    expect(await refusal(known({ isTest: true }), withKey())).toEqual([403, 'TEST_MODE_UNAVAILABLE']);
    const ledger: KeyLedger = Object.assign(Object.create(null), {
      check: async () => ({ ...facts, isTest: true }),
    });
    const exchange = withKey();
    await begin(caller({ rest, testRest, ledger }), exchange);
    expect(exchange.requiredContext.program?.actsFor).toBeUndefined();
  });
});
