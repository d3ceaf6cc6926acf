import { describe, expect, it } from 'vitest';
import type { EntranceName } from '../entrances.ts';
import { begin, exchangeAt, refusal } from '../test-support/exchanges.ts';
import { negotiation } from './negotiation.ts';

const GRAPHQL = 'application/graphql-response+json; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

describe('the negotiation', () => {
  it.each<[string | undefined, string]>([
    [undefined, JSON_TYPE],
    ['*/*', JSON_TYPE],
    ['application/graphql-response+json,application/json;q=0.9', GRAPHQL],
    ['application/json;q=0.5, application/graphql-response+json', GRAPHQL],
    ['text/html, application/*;q=0.8', JSON_TYPE],
  ])('of accept %s chooses %s', async (accept, type) => {
    const exchange = exchangeAt('site', { headers: accept === undefined ? {} : { accept } });
    await begin(negotiation(), exchange);
    expect(exchange.contentType).toBe(type);
  });

  it.each<[EntranceName, string, string, number]>([
    ['site', 'POST', 'text/html', 406],
    ['site', 'HEAD', '*/*', 405],
    ['partner', 'PUT', '*/*', 405],
    ['siteStream', 'POST', '*/*', 406],
    ['partnerStream', 'GET', 'text/event-stream', 405],
  ])('refuses at %s %s with accept %s: %i', async (entrance, method, accept, status) => {
    const exchange = exchangeAt(entrance, { method, headers: { accept } });
    expect(await refusal(negotiation(), exchange)).toEqual([status, expect.stringMatching(/^BAD_/)]);
    if (status === 405) expect(exchange.answerHeaders.get('allow')).toContain('POST');
  });

  it.each([
    ['br, gzip', 'br, gzip'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['identity;q=1', ''],
  ])('reads accept-encoding %s as %s', async (accepted, encodings) => {
    const exchange = exchangeAt('site', { headers: { 'accept-encoding': accepted } });
    await begin(negotiation(), exchange);
    expect(exchange.encodings).toBe(encodings);
  });
});
