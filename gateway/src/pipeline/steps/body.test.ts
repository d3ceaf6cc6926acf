import { describe, expect, it } from 'vitest';
import { ArrivalTimeout } from '@wirefair/service-kit/arrival';
import { ClientGone } from '../pipeline.ts';
import { begin, exchangeAt, refusal } from '../test-support/exchanges.ts';
import { body } from './body.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };

describe('the body', () => {
  it('gives the parameters, with null as absent', async () => {
    const text = JSON.stringify({ query: '{ a }', operationName: null, variables: { b: 1 } });
    const exchange = exchangeAt('site', { headers: json, body: text });
    let hasArrived = false;
    exchange.onBody = () => {
      hasArrived = true;
    };
    await begin(body(), exchange);
    expect(exchange.parameters).toEqual({ query: '{ a }', variables: { b: 1 } });
    expect(hasArrived).toBe(true);
  });

  it.each<[string, string | Buffer, Record<string, string>, number]>([
    ['a list', '[]', json, 400],
    ['a text', '"a"', json, 400],
    ['no JSON', '{', json, 400],
    ['nothing', '', json, 400],
    ['a query that is no text', '{"query":1}', json, 400],
    ['variables as a text', '{"query":"{ a }","variables":"{}"}', json, 400],
    ['extensions as a list', '{"query":"{ a }","extensions":[]}', json, 400],
    ['a key for the prototype', '{"query":"{ a }","__proto__":{}}', json, 400],
    ['the same, escaped', '{"query":"{ a }","\\u005f_proto__":{}}', json, 400],
    ['bytes that are no UTF-8', Buffer.from('{"query":"{ a }\xe9"}', 'latin1'), json, 400],
    ['another type', '{}', { 'content-type': 'application/xml' }, 415],
    ['another encoding', '{}', { 'content-type': 'application/json; charset=utf-16' }, 415],
    ['a compressed body', '{}', { ...json, 'content-encoding': 'gzip' }, 415],
    ['a length above the limit', '{}', { ...json, 'content-length': '600000' }, 413],
    ['more bytes than the limit', ' '.repeat(600_000), json, 413],
  ])('is refused with %s', async (_what, text, headers, status) => {
    const exchange = exchangeAt('site', { headers, body: text });
    expect(await refusal(body(), exchange)).toEqual([status, 'BAD_REQUEST']);
  });

  it('has a smaller limit for subscriptions', async () => {
    const exchange = exchangeAt('siteStream', { headers: json, body: ' '.repeat(110_000) });
    expect(await refusal(body(), exchange)).toEqual([413, 'BAD_REQUEST']);
  });

  it('is refused where it does not arrive in time, and left where its client has gone', async () => {
    const late = exchangeAt('site', { headers: json });
    const refused = refusal(body(), late);
    late.http?.request.emit('error', new ArrivalTimeout());
    expect(await refused).toEqual([408, 'BAD_REQUEST']);

    const gone = exchangeAt('site', { headers: json });
    const left = begin(body(), gone);
    gone.http?.request.emit('close');
    await expect(left).rejects.toBeInstanceOf(ClientGone);
  });
});

describe('the address of a GET request', () => {
  const at = (query: string) => exchangeAt('site', { method: 'GET', url: `/graphql?${query}` });

  it('gives the parameters', async () => {
    const exchange = at('query={a}&operationName=A&variables={"b":1}');
    await begin(body(), exchange);
    expect(exchange.parameters).toEqual({ query: '{a}', operationName: 'A', variables: { b: 1 } });
  });

  it.each(['query={a}&query={b}', 'query={a}&variables=1', 'query={a}&extensions={'])(
    'is refused: %s',
    async (query) => {
      expect(await refusal(body(), at(query))).toEqual([400, 'BAD_REQUEST']);
    },
  );
});
